import { Injectable, type OnModuleInit } from '@nestjs/common';

import { LiveUpdates } from '../platform/live/index.js';
import { EventConsumers } from '../platform/outbox/index.js';
import {
  CANCELLATION_DROPPED,
  CANCELLATION_REQUESTED,
  ORDER_CANCELLED,
  ORDER_DELIVERED,
  ORDER_HANDED_TO_CARRIER,
  ORDER_PLACED,
  ORDER_RELEASED,
  REFUND_FAILED,
  REFUND_RETRIED,
  REFUND_SUCCEEDED,
  type RefundPayload,
} from './orders.events.js';
import { SettleRefunds } from './refunds/settle-refunds.js';

const SHOWN_LIVE = [
  ORDER_PLACED,
  CANCELLATION_REQUESTED,
  CANCELLATION_DROPPED,
  ORDER_CANCELLED,
  ORDER_RELEASED,
  ORDER_HANDED_TO_CARRIER,
  ORDER_DELIVERED,
  REFUND_SUCCEEDED,
  REFUND_FAILED,
  REFUND_RETRIED,
];

/** What follows from an event: open consoles hear of it, and the money of a cancelled order goes back. */
@Injectable()
export class OrderReactions implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly live: LiveUpdates,
    private readonly refunds: SettleRefunds,
  ) {}

  onModuleInit(): void {
    for (const eventType of SHOWN_LIVE) {
      this.consumers.register({
        consumer: `orders.live.${eventType}`,
        eventType,
        handle: (_tx, { aggregateId, type }) => this.live.publish('orders', { id: aggregateId, type }),
      });
    }
    this.refundOn('orders.refund', ORDER_CANCELLED);
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
