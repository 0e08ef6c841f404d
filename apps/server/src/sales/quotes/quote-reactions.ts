import { Injectable, type OnModuleInit } from '@nestjs/common';

import { LiveUpdates } from '../../platform/live/index.js';
import { EventConsumers } from '../../platform/outbox/index.js';
import { QUOTE_ASKED, QUOTE_OPENED, QUOTE_SENT, QUOTE_TAKEN, QUOTE_WITHDRAWN } from './quotes.events.js';

/** Open consoles hear of what happens to quotes. */
@Injectable()
export class QuoteReactions implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly live: LiveUpdates,
  ) {}

  onModuleInit(): void {
    for (const eventType of [QUOTE_SENT, QUOTE_OPENED, QUOTE_ASKED, QUOTE_TAKEN, QUOTE_WITHDRAWN])
      this.consumers.register({
        consumer: `quotes.live.${eventType}`,
        eventType,
        handle: (_tx, { aggregateId, type }) => this.live.publish('quotes', { id: aggregateId, type }),
      });
  }
}
