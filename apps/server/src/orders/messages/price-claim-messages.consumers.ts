import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Config } from '../../platform/config/index.js';
import { Messages, type MailToQueue } from '../../platform/messages/index.js';
import { EventConsumers } from '../../platform/outbox/index.js';
import {
  afterSaleUrl,
  OrderReader,
  PRICE_CLAIM_DENIED,
  PRICE_CLAIM_REFUNDED,
  PRICE_CLAIM_REQUESTED,
  PRICE_CLAIM_SETTLED,
  PRICE_CLAIM_WITHDRAWN,
  type PriceClaimPayload,
} from '../order/index.js';
import { canClaimAgain, PriceClaimReader } from '../price-claims/index.js';
import {
  priceClaimApprovedMail,
  priceClaimDeniedMail,
  type PriceClaimFacts,
  priceClaimRefundedMail,
  priceClaimRequestedMail,
  priceClaimWithdrawnMail,
} from './price-claim-message.js';

const MAILS: ReadonlyMap<string, (facts: PriceClaimFacts) => MailToQueue> = new Map([
  [PRICE_CLAIM_REQUESTED, priceClaimRequestedMail],
  [PRICE_CLAIM_SETTLED, priceClaimApprovedMail],
  [PRICE_CLAIM_DENIED, priceClaimDeniedMail],
  [PRICE_CLAIM_WITHDRAWN, priceClaimWithdrawnMail],
  [PRICE_CLAIM_REFUNDED, priceClaimRefundedMail],
]);

/** Writes to buyers when their price claim moves on. Our own lower price is approved as it is claimed, so only that is said. */
@Injectable()
export class PriceClaimMessages implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly orders: OrderReader,
    private readonly claims: PriceClaimReader,
    private readonly messages: Messages,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    for (const [eventType, write] of MAILS)
      this.consumers.register<PriceClaimPayload>({
        consumer: `orders.price-claim-messages.${eventType}`,
        eventType,
        handle: async (tx, { payload: { orderId, claimId } }) => {
          const [order, record] = [await this.orders.byId(orderId, tx), await this.claims.byId(claimId, tx)];
          if (order === null || record === null) throw new Error(`claim ${claimId} is missing`);
          if (eventType === PRICE_CLAIM_REQUESTED && record.kind === 'own-price') return;
          const canAgain = canClaimAgain(order, await this.claims.ofOrder(orderId, tx));
          const facts = {
            order,
            record,
            url: afterSaleUrl(this.config.storefrontUrl, order, 'claim'),
            canClaimAgain: canAgain,
          };
          await this.messages.queueAll(tx, [write(facts)]);
        },
      });
  }
}
