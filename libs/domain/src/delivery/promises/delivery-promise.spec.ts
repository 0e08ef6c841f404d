import fc from 'fast-check';

import { isBusinessDay } from './business-days.js';
import { promiseDelivery, transitDays } from './delivery-promise.js';

const carlisle = { lat: 40.2, lng: -77.19, timeZone: 'America/New_York', cutOffHour: 15 };
const philadelphia = { lat: 39.95, lng: -75.17 };
const chicago = { lat: 41.88, lng: -87.63 };
const losAngeles = { lat: 34.05, lng: -118.24 };

const promise = (to: { lat: number; lng: number }, now: string) =>
  promiseDelivery(carlisle, to, new Date(now));

describe('the delivery promise', () => {
  it('is two to three business days close by', () => {
    expect(promise(philadelphia, '2026-11-16T15:00:00Z')).toEqual({
      shipsOn: '2026-11-16',
      earliestOn: '2026-11-18',
      latestOn: '2026-11-19',
      transitDays: 2,
    });
  });

  it('is four business days across the country', () => {
    const { earliestOn, latestOn } = promise(losAngeles, '2026-11-16T15:00:00Z');
    expect([earliestOn, latestOn]).toEqual(['2026-11-20', '2026-11-20']);
  });

  it('leaves the next business day after the warehouse’s cut-off hour', () => {
    expect(promise(philadelphia, '2026-11-16T19:59:59Z').shipsOn).toBe('2026-11-16');
    expect(promise(philadelphia, '2026-11-16T20:00:00Z').shipsOn).toBe('2026-11-17');
  });

  it('skips the weekend and Thanksgiving', () => {
    expect(promise(chicago, '2026-11-20T21:00:00Z')).toEqual({
      shipsOn: '2026-11-23',
      earliestOn: '2026-11-25',
      latestOn: '2026-11-27',
      transitDays: 2,
    });
  });

  it('grows with the distance', () => {
    expect([0, 600, 601, 1400, 1401, 2800].map(transitDays)).toEqual([2, 2, 3, 3, 4, 4]);
  });

  it('always names business days in order, at most four apart [R9.15]', () => {
    const instant = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    const place = fc.record({
      lat: fc.double({ min: 25, max: 49, noNaN: true }),
      lng: fc.double({ min: -124, max: -67, noNaN: true }),
    });
    fc.assert(
      fc.property(instant, place, (now, to) => {
        const { shipsOn, earliestOn, latestOn } = promiseDelivery(carlisle, to, now);
        for (const day of [shipsOn, earliestOn, latestOn]) expect(isBusinessDay(day)).toBe(true);
        expect(shipsOn < earliestOn && earliestOn <= latestOn).toBe(true);
      }),
    );
  });
});
