import fc from 'fast-check';

import { zoneMoment } from '../../time/index.js';
import { isBusinessDay } from '../promises/index.js';
import { pickupHeldUntil } from './pickup-hold.js';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('what a location holds', () => {
  it('is five business days, not counting weekends and holidays', () => {
    expect(pickupHeldUntil(new Date('2026-11-20T19:00:00Z'), 'America/New_York')).toBe('2026-11-30');
  });

  it('starts on the location’s own day', () => {
    const lateInTheEvening = new Date('2026-11-17T03:30:00Z');
    expect(pickupHeldUntil(lateInTheEvening, 'America/Los_Angeles')).toBe('2026-11-23');
    expect(pickupHeldUntil(lateInTheEvening, 'UTC')).toBe('2026-11-24');
  });

  it('lasts at least a week, and until a day when carriers work', () => {
    const instant = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, (arrivedAt) => {
        const until = pickupHeldUntil(arrivedAt, 'America/Chicago');
        expect(isBusinessDay(until)).toBe(true);
        const arrivedOn = Date.parse(zoneMoment(arrivedAt, 'America/Chicago').isoDay);
        expect(Date.parse(until) - arrivedOn).toBeGreaterThanOrEqual(7 * DAY_MS);
      }),
    );
  });
});
