import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';

import { Log } from '../../platform/log/index.js';
import { PostgresListener, type Unsubscribe } from '../../platform/pubsub/index.js';
import { PriceBook } from './price-book.js';

/** The channel on which the database announces a written promotion or price list. */
const PRICING_CHANGED = 'pricing.changed';

/** Reads the rules again after each change. */
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
