import { Injectable, type OnModuleInit } from '@nestjs/common';

import { LiveUpdates } from '../../platform/live/index.js';
import { EventConsumers } from '../../platform/outbox/index.js';
import {
  EXCHANGE_ENDED,
  EXCHANGE_ORDERED,
  RETURN_APPEALED,
  RETURN_APPROVED,
  RETURN_CANCELLED,
  RETURN_DENIED,
  RETURN_NOT_ACCEPTED,
  RETURN_RECEIVED,
  RETURN_REFUND_ASKED,
  RETURN_REFUND_DROPPED,
  RETURN_REFUNDED,
  RETURN_REQUESTED,
  RETURN_SETTLED,
  type ReturnPayload,
} from '../order/index.js';

const SHOWN_LIVE = [
  RETURN_REQUESTED,
  RETURN_APPROVED,
  RETURN_DENIED,
  RETURN_APPEALED,
  RETURN_CANCELLED,
  RETURN_RECEIVED,
  RETURN_REFUND_ASKED,
  RETURN_REFUND_DROPPED,
  RETURN_SETTLED,
  RETURN_NOT_ACCEPTED,
  RETURN_REFUNDED,
  EXCHANGE_ORDERED,
  EXCHANGE_ENDED,
];

/** Notifies open consoles of changes to returns, and of their orders' timelines. */
@Injectable()
export class ReturnReactions implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly live: LiveUpdates,
  ) {}

  onModuleInit(): void {
    for (const eventType of SHOWN_LIVE)
      this.consumers.register<ReturnPayload>({
        consumer: `returns.live.${eventType}`,
        eventType,
        handle: async (_tx, { aggregateId, type, payload }) => {
          await this.live.publish('returns', { id: payload.returnId, type });
          await this.live.publish('orders', { id: aggregateId, type });
        },
      });
  }
}
