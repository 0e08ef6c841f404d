import { BuyingHabits } from './buying-habits.js';

const habit = (line: string, items: number[]) => ({
  line,
  items,
  orderCount: 9,
  installedCount: 6,
  coveredCount: 3,
});

describe('what buyers chose with a line', () => {
  const habits = new BuyingHabits([habit('A', [1, 2]), habit('B', [3])]);

  it('is the same for every size of it: shares of its orders', () => {
    expect(habits.of(1)).toEqual({ orderCount: 9, installedPercent: 67, coveredPercent: 33 });
    expect(habits.of(2)).toEqual(habits.of(1));
  });

  it('is nothing for a tire without sales', () => {
    expect(habits.of(99)).toEqual({ orderCount: 0, installedPercent: 0, coveredPercent: 0 });
  });
});
