import { Injectable, type OnModuleInit } from '@nestjs/common';

import { UsedHolds } from '../../carts/index.js';
import { ORDER_PLACED } from '../../orders/index.js';
import { EventConsumers } from '../../platform/outbox/index.js';
import { FollowQuote } from '../requests/index.js';

/** An order from a quote wins its sales request. */
@Injectable()
export class WinRequest implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly holds: UsedHolds,
    private readonly pipeline: FollowQuote,
  ) {}

  onModuleInit(): void {
    this.consumers.register({
      consumer: 'sales-requests.win',
      eventType: ORDER_PLACED,
      handle: async (tx, { aggregateId }) => {
        const quoteId = await this.holds.quoteOf(tx, aggregateId);
        if (quoteId !== null) await this.pipeline.win(tx, quoteId, aggregateId);
      },
    });
  }
}
