import { Injectable, type OnModuleInit } from '@nestjs/common';

import { LiveUpdates } from '../../platform/live/index.js';
import { EventConsumers } from '../../platform/outbox/index.js';
import {
  PRICE_CLAIM_DENIED,
  PRICE_CLAIM_REFUND_ASKED,
  PRICE_CLAIM_REFUND_DROPPED,
  PRICE_CLAIM_REFUNDED,
  PRICE_CLAIM_REQUESTED,
  PRICE_CLAIM_SETTLED,
  PRICE_CLAIM_WITHDRAWN,
  type PriceClaimPayload,
  REFUND_SUCCEEDED,
  type RefundPayload,
} from '../order/index.js';
import { PriceClaimReader } from './price-claim.reader.js';
import { PriceClaimSteps } from './price-claim-steps.js';
import { paidOutStep } from './record-claim-refund.js';

const SHOWN_LIVE = [
  PRICE_CLAIM_REQUESTED,
  PRICE_CLAIM_DENIED,
  PRICE_CLAIM_WITHDRAWN,
  PRICE_CLAIM_REFUND_ASKED,
  PRICE_CLAIM_REFUND_DROPPED,
  PRICE_CLAIM_SETTLED,
  PRICE_CLAIM_REFUNDED,
];

/** Ends a claim once all of its refunds are paid, and notifies open consoles of what changes. */
@Injectable()
export class FinishPriceClaim implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly live: LiveUpdates,
    private readonly reader: PriceClaimReader,
    private readonly steps: PriceClaimSteps,
  ) {}

  onModuleInit(): void {
    this.consumers.register<RefundPayload>({
      consumer: 'orders.finish-price-claim',
      eventType: REFUND_SUCCEEDED,
      handle: async (tx, { payload }) => {
        const claimId = await this.reader.ofRefund(tx, payload.refundId);
        const locked = claimId === null ? null : await this.steps.lock(tx, claimId);
        if (claimId === null || locked?.record.state !== 'refunding') return;
        if (await this.reader.isPaid(tx, claimId))
          await this.steps.apply(tx, locked, paidOutStep(locked.order.read_at), null);
      },
    });
    for (const eventType of SHOWN_LIVE)
      this.consumers.register<PriceClaimPayload>({
        consumer: `priceClaims.live.${eventType}`,
        eventType,
        handle: async (_tx, { aggregateId, type, payload }) => {
          await this.live.publish('price-claims', { id: payload.claimId, type });
          await this.live.publish('orders', { id: aggregateId, type });
        },
      });
  }
}
