import fc from 'fast-check';

import { dayAfter } from '../../time/index.js';
import { businessDayAfter, isBusinessDay } from './business-days.js';

const someDay = fc.integer({ min: 0, max: 20_000 }).map((count) => dayAfter('2000-01-01', count));

describe('business days', () => {
  it('skip the weekend', () => {
    expect(businessDayAfter('2026-11-20', 1)).toBe('2026-11-23');
  });

  it('skip a holiday', () => {
    expect(businessDayAfter('2026-11-25', 1)).toBe('2026-11-27');
  });

  it('begin with the next one when adding none to a Saturday', () => {
    expect(businessDayAfter('2026-11-21', 0)).toBe('2026-11-23');
  });

  it('add up: two and then three days are five', () => {
    fc.assert(
      fc.property(someDay, fc.nat(6), fc.nat(6), (day, first, second) => {
        const start = businessDayAfter(day, 0);
        const inTwoSteps = businessDayAfter(businessDayAfter(start, first), second);
        expect(inTwoSteps).toBe(businessDayAfter(start, first + second));
        expect(isBusinessDay(inTwoSteps)).toBe(true);
      }),
    );
  });
});
