import { Injectable } from '@nestjs/common';
import { type Cents, REFERENCE_DAYS } from '@simpletread/domain';

import { Remembered } from '../../platform/cache/index.js';
import { Clock } from '../../platform/clock/index.js';

const DAY_MS = 24 * 60 * 60_000;
const REMEMBERED_MS = 60_000;

/** The most that somebody was charged for one of each tire, by its id. */
export type ChargedPrices = ReadonlyMap<string, Cents>;

/** What was charged since a moment; orders provide it, as they know prices and prices know no orders. */
export type ChargedPricesSource = (since: Date) => Promise<ChargedPrices>;

const NOTHING: ChargedPrices = new Map();

/** Prices that may be pointed back to: those that were really charged within the last 30 days, read once a minute. */
@Injectable()
export class ReferencePrices {
  private source: ChargedPricesSource = () => Promise.resolve(NOTHING);
  private readonly charged: Remembered<ChargedPrices>;

  constructor(clock: Clock) {
    this.charged = new Remembered({
      // A minute less, so that none is shown for longer.
      read: () => this.source(new Date(clock.now().getTime() - REFERENCE_DAYS * DAY_MS + REMEMBERED_MS)),
      ttlMs: REMEMBERED_MS,
    });
  }

  /** To be called before the server listens; without it no price is pointed back to. */
  readFrom(source: ChargedPricesSource): void {
    this.source = source;
  }

  current(): Promise<ChargedPrices> {
    return this.charged.current();
  }

  /** Reads them anew. */
  async refresh(): Promise<void> {
    await this.charged.renewed();
  }
}
