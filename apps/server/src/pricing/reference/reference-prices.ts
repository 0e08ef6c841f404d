import { Injectable } from '@nestjs/common';
import { type Cents, REFERENCE_DAYS } from '@simpletread/domain';

import { Remembered } from '../../platform/cache/index.js';
import { Clock } from '../../platform/clock/index.js';

const DAY_MS = 24 * 60 * 60_000;
const REMEMBERED_MS = 60_000;

/** The highest price charged for one tire, by tire id. */
export type ChargedPrices = ReadonlyMap<string, Cents>;

/** Prices charged since a moment. Orders provide it: orders depend on pricing, never the reverse. */
export type ChargedPricesSource = (since: Date) => Promise<ChargedPrices>;

const NOTHING: ChargedPrices = new Map();

/** Prices that may be pointed back to: those that were really charged within the last 30 days, read once a minute. */
@Injectable()
export class ReferencePrices {
  private source: ChargedPricesSource = () => Promise.resolve(NOTHING);
  private readonly charged: Remembered<ChargedPrices>;

  constructor(clock: Clock) {
    this.charged = new Remembered({
      // A minute less, so no price is shown for too long.
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

  /** Reads the prices again. */
  async refresh(): Promise<void> {
    await this.charged.renewed();
  }
}
