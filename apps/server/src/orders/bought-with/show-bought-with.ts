import { Injectable } from '@nestjs/common';
import type { BoughtWithReply } from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import { Remembered } from '../../platform/cache/index.js';
import { Clock } from '../../platform/clock/index.js';
import { BuyingHabits, FEWEST_BUYERS } from './buying-habits.js';
import { PurchaseReader } from './purchase.reader.js';

const TTL_MS = 10 * 60_000;
const YEAR_MS = 365 * 24 * 3600 * 1000;

/**
 * Items that buyers of a tire's line also bought. Counted over all orders at once, at most every ten minutes and only
 * on request.
 */
@Injectable()
export class ShowBoughtWith {
  private readonly habits = new Remembered<BuyingHabits>({ read: () => this.read(), ttlMs: TTL_MS });

  constructor(
    private readonly purchases: PurchaseReader,
    private readonly clock: Clock,
  ) {}

  async run(itemNumber: number): Promise<Result<BoughtWithReply, never>> {
    return ok((await this.habits.current()).of(itemNumber));
  }

  private async read(): Promise<BuyingHabits> {
    const since = new Date(this.clock.now().getTime() - YEAR_MS);
    const [habits, pairs] = await Promise.all([
      this.purchases.habits(since),
      this.purchases.pairs(since, FEWEST_BUYERS),
    ]);
    return new BuyingHabits(habits, pairs, since.toISOString().slice(0, 10));
  }
}
