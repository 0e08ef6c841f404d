import { BuyingHabits } from './buying-habits.js';

const habit = (line: string, items: number[], orderCount = 9) => ({
  line,
  items,
  orderCount,
  installedCount: 6,
  coveredCount: 3,
});
const LINES = [
  habit('A', [1, 2]),
  habit('B', [3]),
  habit('C', [4]),
  habit('D', [5]),
  habit('E', [6]),
  habit('F', [7]),
];
const pair = (line: string, other: string, buyerCount: number) => ({ line, other, buyerCount });

describe('what buyers chose with a line', () => {
  const habits = new BuyingHabits(
    LINES,
    [
      pair('A', 'B', 3),
      pair('A', 'C', 5),
      pair('A', 'D', 2),
      pair('A', 'E', 3),
      pair('A', 'F', 4),
      pair('B', 'A', 3),
    ],
    '2025-11-20',
  );

  it('is the same for every size of it: shares of its orders, other lines by buyers', () => {
    expect(habits.of(1)).toEqual({
      since: '2025-11-20',
      orderCount: 9,
      installedPercent: 67,
      coveredPercent: 33,
      items: [
        { itemNumber: 4, buyerCount: 5 },
        { itemNumber: 7, buyerCount: 4 },
        { itemNumber: 3, buyerCount: 3 },
        { itemNumber: 6, buyerCount: 3 },
      ],
    });
    expect(habits.of(2)).toEqual(habits.of(1));
  });

  it('names of another line the item that is bought most', () => {
    expect(habits.of(3).items).toEqual([{ itemNumber: 1, buyerCount: 3 }]);
  });

  it('is nothing for a tire without sales', () => {
    expect(habits.of(99)).toMatchObject({ orderCount: 0, installedPercent: 0, items: [] });
  });
});
