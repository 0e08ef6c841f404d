import type { BoughtWithReply } from '@simpletread/contract';

import type { LineHabit } from './purchase.reader.js';

/** Choices that buyers of a line made with it, as shares of its orders. */
export type Habit = Pick<BoughtWithReply, 'orderCount' | 'installedPercent' | 'coveredPercent'>;

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100));

const NO_HABIT: Habit = { orderCount: 0, installedPercent: 0, coveredPercent: 0 };

/** The choices of each line's buyers, found by any item of the line. */
export class BuyingHabits {
  private readonly byItem = new Map<number, Habit>();

  constructor(habits: readonly LineHabit[]) {
    for (const { items, orderCount, installedCount, coveredCount } of habits) {
      const known = {
        orderCount,
        installedPercent: percent(installedCount, orderCount),
        coveredPercent: percent(coveredCount, orderCount),
      };
      for (const item of items) this.byItem.set(item, known);
    }
  }

  of(itemNumber: number): Habit {
    return this.byItem.get(itemNumber) ?? NO_HABIT;
  }
}
