import { Injectable, type OnModuleInit } from '@nestjs/common';

import { EventConsumers } from '../../platform/outbox/index.js';
import {
  ORDER_CANCELLED,
  PRICE_CLAIM_SETTLED,
  RECEIVING_CHANGED,
  REFUND_RETRIED,
  RETURN_SETTLED,
  TIRES_REMOVED,
  type RefundPayload,
} from '../order/index.js';
import { SettleRefunds } from './settle-refunds.js';

/** Refunds a cancelled order, removed tires, an order that is received another way, a settled return and a price claim, and retries refunds that staff request again. */
@Injectable()
export class RefundReactions implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly refunds: SettleRefunds,
  ) {}

  onModuleInit(): void {
    this.refundOn('orders.refund', ORDER_CANCELLED);
    this.refundOn('orders.refund-return', RETURN_SETTLED);
    this.refundOn('orders.refund-price-claim', PRICE_CLAIM_SETTLED);
    this.refundOn('orders.refund-removed-tires', TIRES_REMOVED);
    this.refundOn('orders.refund-other-receiving', RECEIVING_CHANGED);
    this.refundOn('orders.refund-again', REFUND_RETRIED);
  }

  private refundOn(consumer: string, eventType: string): void {
    this.consumers.register<RefundPayload>({
      consumer,
      eventType,
      handle: (tx, { id, payload }) => {
        const { refundId, refundIds = [refundId] } = payload;
        tx.afterCommit(() =>
          refundIds.forEach((each, at) => this.refunds.soon(each, at === 0 ? id : `${id}-${at}`)),
        );
        return Promise.resolve();
      },
    });
  }
}
