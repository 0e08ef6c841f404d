import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';

import { Log } from '../../platform/log/index.js';
import { PostgresListener, type Unsubscribe } from '../../platform/pubsub/index.js';
import { PriceBook } from './price-book.js';

/** The channel on which the database tells that a promotion or a price list was written, whatever else carries messages. */
const PRICING_CHANGED = 'pricing.changed';

/** Reads the rules anew when anybody has written to them. */
@Injectable()
export class PricingRefresh implements OnModuleInit, OnModuleDestroy {
  private unsubscribe: Unsubscribe | null = null;

  constructor(
    private readonly listener: PostgresListener,
    private readonly book: PriceBook,
    private readonly log: Log,
  ) {}

  async onModuleInit(): Promise<void> {
    this.unsubscribe = await this.listener.listen(PRICING_CHANGED, () => {
      this.book
        .refresh()
        .catch((error: unknown) => this.log.warn({ err: error }, 'price rules not read again'));
    });
  }

  onModuleDestroy(): void {
    this.unsubscribe?.();
  }
}
