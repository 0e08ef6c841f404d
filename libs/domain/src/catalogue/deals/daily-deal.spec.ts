import fc from 'fast-check';

import { cents } from '../../money/index.js';
import { dailyDeals, type DailyTurn } from './daily-deal.js';

const aTurn = (promotionId: string, ratePpm = 150_000): DailyTurn => ({
  promotionId,
  name: `15% off ${promotionId}`,
  benefit: { type: 'Percentage', target: 'tires', ratePpm, capInCents: null },
});
const TURNS = ['a', 'b', 'c'].map((id) => aTurn(id));
const HOUR_MS = 3_600_000;

describe('daily deals', () => {
  it('last from midnight to midnight in New York', () => {
    const [today, tomorrow] = dailyDeals(TURNS, new Date('2026-11-21T04:59:59.999Z'));
    expect(today).toMatchObject({
      day: '2026-11-20',
      startsAt: new Date('2026-11-20T05:00:00Z'),
      endsAt: new Date('2026-11-21T05:00:00Z'),
    });
    expect(today?.name).toBe(`Deal of the day, November 20: ${today?.turn.name ?? ''}`);
    expect(tomorrow?.startsAt).toEqual(today?.endsAt);
  });

  it.each([
    ['2026-03-08T12:00:00Z', 23],
    ['2026-07-04T12:00:00Z', 24],
    ['2026-11-01T12:00:00Z', 25],
  ])('of %s last %i hours', (now, hours) => {
    const [today] = dailyDeals(TURNS, new Date(now));
    expect(((today?.endsAt.getTime() ?? 0) - (today?.startsAt.getTime() ?? 0)) / HOUR_MS).toBe(hours);
  });

  it('follow without a gap, take turns, and are the same at every call', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2037-01-01'), noInvalidDate: true }),
        (now) => {
          const [today, tomorrow] = dailyDeals(TURNS, now);
          expect(today?.startsAt.getTime()).toBeLessThanOrEqual(now.getTime());
          expect(today?.endsAt.getTime()).toBeGreaterThan(now.getTime());
          expect(tomorrow?.turn).not.toBe(today?.turn);
          const later = dailyDeals([...TURNS].reverse(), tomorrow?.startsAt ?? now);
          expect(later[0]).toEqual(tomorrow);
        },
      ),
    );
  });

  it('are percentages off tires, at most 20%, and none without any', () => {
    const flat: DailyTurn = {
      ...aTurn('flat'),
      benefit: { type: 'Flat Amount', target: 'tires', amountInCents: cents(100), unit: 'cart' },
    };
    expect(dailyDeals([aTurn('most', 200_000)], new Date())).toHaveLength(2);
    expect(dailyDeals([aTurn('more', 200_001), flat], new Date())).toEqual([]);
  });
});
