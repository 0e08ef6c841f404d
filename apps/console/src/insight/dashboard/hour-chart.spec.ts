import fc from 'fast-check';

import { CHART, chartShape, niceTop } from './hour-chart.js';

const day = (orders: number, lastWeek = 0) =>
  Array.from({ length: 24 }, (_, hour) => ({ hour, orders, lastWeek }));

describe('chartShape', () => {
  it('ends today’s line at this hour and last week’s at the end of the day', () => {
    const { today, lastWeek, here } = chartShape(day(3, 5), 9);
    expect(today.split(/[ML]/)).toHaveLength(11);
    expect(lastWeek.split(/[ML]/)).toHaveLength(25);
    expect(here).toMatchObject({ orders: 3 });
  });

  it('keeps every point inside the picture', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 50_000 }),
        fc.nat({ max: 50_000 }),
        fc.integer({ min: 0, max: 23 }),
        (a, b, hour) => {
          const { today, lastWeek } = chartShape(day(a, b), hour);
          const numbers = `${today} ${lastWeek}`.match(/[\d.-]+ [\d.-]+/g) ?? [];
          for (const pair of numbers) {
            const [x = -1, y = -1] = pair.split(' ').map(Number);
            expect(x).toBeGreaterThanOrEqual(CHART.left);
            expect(x).toBeLessThanOrEqual(CHART.width - CHART.right);
            expect(y).toBeGreaterThanOrEqual(CHART.top - 0.1);
            expect(y).toBeLessThanOrEqual(CHART.height - CHART.bottom);
          }
        },
      ),
    );
  });

  it('takes a top that is never below the figures', () => {
    fc.assert(fc.property(fc.nat({ max: 1_000_000 }), (most) => niceTop(most) >= most));
  });
});
