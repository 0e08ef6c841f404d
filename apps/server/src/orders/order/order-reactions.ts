import { Injectable, type OnModuleInit } from '@nestjs/common';

import { LiveUpdates } from '../../platform/live/index.js';
import { EventConsumers } from '../../platform/outbox/index.js';
import {
  CANCELLATION_DROPPED,
  CANCELLATION_REQUESTED,
  DELAY_AGREED,
  DELAY_ASKED,
  DELAY_ASSUMED,
  DELAY_DISMISSED,
  DELAY_FOUND,
  ORDER_CANCELLED,
  ORDER_CHANGED,
  ORDER_DELIVERED,
  ORDER_HANDED_TO_CARRIER,
  ORDER_PLACED,
  ORDER_RELEASED,
  PICKUP_MOVED,
  PICKUP_REMINDED,
  RECEIVING_CHANGED,
  REFUND_FAILED,
  REFUND_RETRIED,
  REFUND_SUCCEEDED,
  REMOVAL_DROPPED,
  REMOVAL_REQUESTED,
  TIRES_REMOVED,
} from './orders.events.js';

const SHOWN_LIVE = [
  ORDER_PLACED,
  DELAY_FOUND,
  DELAY_ASKED,
  DELAY_AGREED,
  DELAY_ASSUMED,
  DELAY_DISMISSED,
  CANCELLATION_REQUESTED,
  CANCELLATION_DROPPED,
  ORDER_CANCELLED,
  ORDER_CHANGED,
  ORDER_RELEASED,
  ORDER_HANDED_TO_CARRIER,
  ORDER_DELIVERED,
  REFUND_SUCCEEDED,
  REFUND_FAILED,
  REFUND_RETRIED,
  RECEIVING_CHANGED,
  PICKUP_MOVED,
  PICKUP_REMINDED,
  TIRES_REMOVED,
  REMOVAL_REQUESTED,
  REMOVAL_DROPPED,
];

/** Notifies open consoles of changes to orders. */
@Injectable()
export class OrderReactions implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly live: LiveUpdates,
  ) {}

  onModuleInit(): void {
    for (const eventType of SHOWN_LIVE) {
      this.consumers.register({
        consumer: `orders.live.${eventType}`,
        eventType,
        handle: (_tx, { aggregateId, type }) => this.live.publish('orders', { id: aggregateId, type }),
      });
    }
  }
}
