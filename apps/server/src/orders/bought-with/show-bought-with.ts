import { Injectable } from '@nestjs/common';
import type { BoughtWithReply } from '@simpletread/contract';
import { type BoughtTogether, boughtTogether, type Companion, ok, type Result } from '@simpletread/domain';

import { type Tire, TireReader, TireShelves } from '../../catalogue/index.js';
import { Remembered } from '../../platform/cache/index.js';
import { Clock } from '../../platform/clock/index.js';
import { BuyingHabits } from './buying-habits.js';
import { type Purchase, PurchaseReader } from './purchase.reader.js';

const TTL_MS = 10 * 60_000;
const YEAR_MS = 365 * 24 * 3600 * 1000;
const MOST_SHOWN = 4;

interface Counted {
  readonly since: string;
  readonly habits: BuyingHabits;
  readonly together: BoughtTogether;
}

/**
 * Shows lines that buyers of a tire's line also chose, as tires in its size. Counts all orders at once, at most every ten minutes and
 * only on request.
 */
@Injectable()
export class ShowBoughtWith {
  private readonly counted = new Remembered<Counted>({ read: () => this.count(), ttlMs: TTL_MS });

  constructor(
    private readonly purchases: PurchaseReader,
    private readonly tires: TireReader,
    private readonly shelves: TireShelves,
    private readonly clock: Clock,
  ) {}

  async run(itemNumber: number): Promise<Result<BoughtWithReply, never>> {
    const { since, habits, together } = await this.counted.current();
    const [tire] = await this.tires.byItemNumbers([itemNumber]);
    const items = tire === undefined ? [] : await this.inItsSize(tire, together);
    return ok({ since, ...habits.of(itemNumber), items });
  }

  /** The companions that are sold in the tire's own size: others fit no vehicle that it fits. */
  private async inItsSize(tire: Tire, together: BoughtTogether): Promise<BoughtWithReply['items']> {
    const { tires } = await this.shelves.ofSize(tire.size.searchCode);
    const cheapest = new Map<string, Tire>();
    for (const other of tires) {
      const known = cheapest.get(other.line.lineId);
      if (known === undefined || other.priceInCents < known.priceInCents)
        cheapest.set(other.line.lineId, other);
    }
    const shown = ({ line, buyerCount, basis }: Companion) => {
      const item = cheapest.get(line);
      return item === undefined ? [] : [{ itemNumber: item.itemNumber, buyerCount, basis }];
    };
    const companions = together.of(tire.line.lineId, String(tire.line.categoryId));
    return companions.flatMap(shown).slice(0, MOST_SHOWN);
  }

  private async count(): Promise<Counted> {
    const since = new Date(this.clock.now().getTime() - YEAR_MS);
    const [habits, purchases] = await Promise.all([
      this.purchases.habits(since),
      this.purchases.purchases(since),
    ]);
    return {
      since: since.toISOString().slice(0, 10),
      habits: new BuyingHabits(habits),
      together: await this.togetherOf(purchases),
    };
  }

  private async togetherOf(purchases: readonly Purchase[]): Promise<BoughtTogether> {
    const tires = await this.tires.byItemNumbers([...new Set(purchases.flatMap(({ items }) => items))]);
    const lineOf = new Map(tires.map(({ itemNumber, line }) => [itemNumber, line.lineId]));
    const categories = new Map(tires.map(({ line }) => [line.lineId, String(line.categoryId)]));
    return boughtTogether(
      purchases.map(({ items }) => items.flatMap((item) => lineOf.get(item) ?? [])),
      (line) => categories.get(line),
    );
  }
}
