import fc from 'fast-check';

import { dayAfter } from '../../time/index.js';
import { rotationState } from './rotation.js';

const facts = { rotatedOn: '2026-01-31', rotatedMileage: 10_000, mileage: 10_000 };

describe('the rotation of tires', () => {
  it.each([
    ['2026-01-31', 0],
    ['2026-07-30', 0],
    ['2026-07-31', 1],
    ['2027-01-30', 1],
    ['2027-01-31', 2],
    ['2025-01-01', 0],
  ])('is due every 6 months: by %s %i times', (today, dueCount) => {
    expect(rotationState(facts, today).dueCount).toBe(dueCount);
  });

  it.each([
    [15_999, 0],
    [16_000, 1],
    [21_999, 1],
    [22_000, 2],
    [9_000, 0],
  ])('is due every 6,000 miles: at %i miles %i times', (mileage, dueCount) => {
    expect(rotationState({ ...facts, mileage }, '2026-02-01').dueCount).toBe(dueCount);
  });

  it('uses the date alone without an odometer reading', () => {
    const unread = { rotatedOn: '2026-01-31', rotatedMileage: null, mileage: 90_000 };
    expect(rotationState(unread, '2026-08-01')).toEqual({
      dueCount: 1,
      dueOn: '2026-07-31',
      dueMileage: null,
      milesLeft: null,
    });
  });

  it('is due on the last day of a month that is too short', () => {
    expect(rotationState({ ...facts, rotatedOn: '2026-08-31' }, '2026-09-01').dueOn).toBe('2027-02-28');
  });

  it('never becomes less overdue as days and miles go on', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((count) => dayAfter('2000-01-01', count));
    fc.assert(
      fc.property(day, fc.nat(3000), fc.nat(100_000), fc.nat(100_000), (rotatedOn, days, more, miles) => {
        const at = (today: string, mileage: number) =>
          rotationState({ rotatedOn, rotatedMileage: 0, mileage }, today);
        const now = at(dayAfter(rotatedOn, days), miles);
        const later = at(dayAfter(rotatedOn, days + 1), miles + more);
        expect(later.dueCount).toBeGreaterThanOrEqual(now.dueCount);
        expect(now.dueCount > 0).toBe(dayAfter(rotatedOn, days) >= now.dueOn || miles >= 6000);
      }),
    );
  });
});
