import { easternWallSecond } from '@simpletread/domain';
import fc from 'fast-check';

import { momentOf } from './eastern-moment.js';

describe('a moment in the East', () => {
  it('is read in summer and in winter, with seconds and without', () => {
    expect(momentOf('2026-11-20T10:17')?.toISOString()).toBe('2026-11-20T15:17:00.000Z');
    expect(momentOf('2026-07-01T10:17:19')?.toISOString()).toBe('2026-07-01T14:17:19.000Z');
    expect(momentOf('')).toBeNull();
  });

  it('follows the wall clock on the day the clocks change', () => {
    for (const text of [
      '2026-03-08T01:59:00',
      '2026-03-08T03:00:00',
      '2026-11-01T00:30:00',
      '2026-11-01T02:00:00',
    ]) {
      const moment = momentOf(text);
      expect(moment === null ? null : easternWallSecond(moment)).toBe(text);
    }
  });

  it('round-trips its own text, except in the hour that occurs twice', () => {
    const seconds = fc.integer({ min: 1_577_836_800, max: 2_000_000_000 });
    fc.assert(
      fc.property(seconds, (second) => {
        const text = easternWallSecond(new Date(second * 1000));
        const back = momentOf(text);
        expect(back === null ? null : easternWallSecond(back)).toBe(text);
        expect([0, 3_600]).toContain(Math.abs((back?.getTime() ?? 0) / 1000 - second));
      }),
    );
  });
});
