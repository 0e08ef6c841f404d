import { Injectable } from '@nestjs/common';
import { isPayLater } from '@simpletread/domain';

import { PayLaterGateway } from './pay-later-gateway.js';
import { PaymentGateway } from './payment-gateway.js';

/** Money goes back to whom it came from: the card's provider, or the lender. */
@Injectable()
export class RefundGateways {
  constructor(
    private readonly cards: PaymentGateway,
    private readonly lenders: PayLaterGateway,
  ) {}

  of(method: string): Pick<PaymentGateway, 'refund'> {
    return isPayLater(method) ? this.lenders : this.cards;
  }
}
