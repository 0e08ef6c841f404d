import fc from 'fast-check';

import { dayAfter, monthsAfter } from '../../time/index.js';
import {
  coverageStart,
  coverageYear,
  lastCoverageDay,
  lastRoadsideDay,
  openCoverage,
  openRoadside,
} from './coverage-window.js';

// 11:30 p.m. on February 28 in the east.
const DELIVERED_AT = new Date('2028-02-29T04:30:00.000Z');
const order = { state: 'delivered', deliveredAt: DELIVERED_AT, installedOn: null } as const;

const aDay = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('coverage', () => {
  it('starts with the Eastern day of delivery, or with an installation after it', () => {
    expect(coverageStart(order)).toBe('2028-02-28');
    expect(coverageStart({ ...order, installedOn: '2028-03-04' })).toBe('2028-03-04');
    expect(coverageStart({ ...order, installedOn: '2028-02-20' })).toBe('2028-02-28');
    expect(coverageStart({ ...order, state: 'inTransit', deliveredAt: null })).toBeNull();
    expect(coverageStart({ ...order, state: 'cancelled' })).toBeNull();
  });

  it.each([
    ['2026-03-10', '2029-03-10'],
    ['2028-02-29', '2031-02-28'],
    ['2025-02-28', '2028-02-28'],
    ['2026-08-31', '2029-08-31'],
  ])('from %s runs through %s', (start, last) => {
    expect(lastCoverageDay(start)).toBe(last);
    expect(coverageYear(start, last)).toBe(3);
    expect(coverageYear(start, dayAfter(last, 1))).toBeNull();
  });

  it('changes its year the day after each anniversary', () => {
    const on = (day: string) => coverageYear('2028-02-29', day);
    expect([on('2028-02-28'), on('2028-02-29'), on('2029-02-28')]).toEqual([null, 1, 1]);
    expect([on('2029-03-01'), on('2030-02-28'), on('2030-03-01')]).toEqual([2, 2, 3]);
  });

  it('closes at Eastern midnight after 36 months, and roadside assistance after 12 [R9.12]', () => {
    const code = (result: ReturnType<typeof openCoverage> | ReturnType<typeof openRoadside>) =>
      result.ok ? 'open' : result.fault.code;
    const coverage = (at: string) => code(openCoverage(order, new Date(at)));
    const roadside = (at: string) => code(openRoadside(order, new Date(at)));
    expect(coverage('2031-03-01T04:59:59.999Z')).toBe('open');
    expect(coverage('2031-03-01T05:00:00.000Z')).toBe('coverageClaim.windowClosed');
    expect(roadside('2029-03-01T04:59:59.999Z')).toBe('open');
    expect(roadside('2029-03-01T05:00:00.000Z')).toBe('coverageClaim.roadsideClosed');
    expect(code(openCoverage({ ...order, deliveredAt: null }, DELIVERED_AT))).toBe(
      'coverageClaim.notDelivered',
    );
  });

  it('can’t be claimed before an installation that is ahead', () => {
    const ahead = { ...order, installedOn: '2028-03-04' };
    const at = (moment: string) => [openCoverage, openRoadside].map((open) => open(ahead, new Date(moment)));
    const refused = { ok: false, fault: { code: 'coverageClaim.notInstalled', data: { day: '2028-03-04' } } };
    expect(at('2028-03-04T04:59:59.999Z')).toEqual([
      expect.objectContaining(refused),
      expect.objectContaining(refused),
    ]);
    expect(at('2028-03-04T05:00:00.000Z').map(({ ok }) => ok)).toEqual([true, true]);
  });

  it('has one year for each of its days, in order, and none beside them', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: -3, max: 1_200 }), (start, days) => {
        const day = dayAfter(start, days);
        const year = coverageYear(start, day);
        expect(year === null).toBe(day < start || day > lastCoverageDay(start));
        if (year !== null) expect(coverageYear(start, dayAfter(day, 1)) ?? 3).toBeGreaterThanOrEqual(year);
        if (year === 1) expect(day <= lastRoadsideDay(start)).toBe(true);
      }),
    );
  });
});

describe('monthsAfter', () => {
  it('keeps the day, or takes the last one of a shorter month', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: -60, max: 60 }), (day, count) => {
        const later = monthsAfter(day, count);
        const months = (of: string) => Number(of.slice(0, 4)) * 12 + Number(of.slice(5, 7));
        expect(months(later) - months(day)).toBe(count);
        const isShort = dayAfter(later, 1).endsWith('-01');
        expect(later.slice(8) === day.slice(8) || (isShort && later.slice(8) < day.slice(8))).toBe(true);
      }),
    );
  });
});
