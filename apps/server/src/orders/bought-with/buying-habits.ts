import type { BoughtWithReply } from '@simpletread/contract';

import type { LineHabit, LinePair } from './purchase.reader.js';

/** Fewer buyers in common say nothing, and might say too much of a single one. */
export const FEWEST_BUYERS = 3;
const MOST_LINES = 4;

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100));

const NO_HABITS = { orderCount: 0, installedPercent: 0, coveredPercent: 0, items: [] };

/** Items bought together with a line, by any item of the line. Empty for a line without sales. */
export class BuyingHabits {
  private readonly byItem = new Map<number, Omit<BoughtWithReply, 'since'>>();

  constructor(
    habits: readonly LineHabit[],
    pairs: readonly LinePair[],
    private readonly since: string,
  ) {
    const bestItem = new Map(habits.map(({ line, items: [first] }) => [line, first]));
    const others = new Map<string, LinePair[]>();
    for (const pair of pairs) others.set(pair.line, [...(others.get(pair.line) ?? []), pair]);
    for (const { line, items, orderCount, installedCount, coveredCount } of habits) {
      const known = {
        orderCount,
        installedPercent: percent(installedCount, orderCount),
        coveredPercent: percent(coveredCount, orderCount),
        items: (others.get(line) ?? [])
          .filter(({ buyerCount }) => buyerCount >= FEWEST_BUYERS)
          .sort((a, b) => b.buyerCount - a.buyerCount || (a.other < b.other ? -1 : 1))
          .slice(0, MOST_LINES)
          .flatMap(({ other, buyerCount }) => {
            const itemNumber = bestItem.get(other);
            return itemNumber === undefined ? [] : [{ itemNumber, buyerCount }];
          }),
      };
      for (const item of items) this.byItem.set(item, known);
    }
  }

  of(itemNumber: number): BoughtWithReply {
    return { since: this.since, ...(this.byItem.get(itemNumber) ?? NO_HABITS) };
  }
}
