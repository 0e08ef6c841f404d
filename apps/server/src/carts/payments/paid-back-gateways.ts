import { Injectable } from '@nestjs/common';
import { isPayLater } from '@simpletread/domain';

import { type RefundGateway, RefundGateways } from '../../orders/index.js';
import { PayLaterGateway } from './pay-later-gateway.js';
import { PaymentGateway } from './payment-gateway.js';

/** Money goes back to whom it came from: the card's provider, or the lender. */
@Injectable()
export class PaidBackGateways extends RefundGateways {
  constructor(
    private readonly cards: PaymentGateway,
    private readonly lenders: PayLaterGateway,
  ) {
    super();
  }

  override of(method: string): RefundGateway {
    return isPayLater(method) ? this.lenders : this.cards;
  }
}
