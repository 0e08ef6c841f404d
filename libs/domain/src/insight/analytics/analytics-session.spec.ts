import fc from 'fast-check';

import { ANALYTICS_SESSION_MS, analyticsSessionAt, type AnalyticsSession } from './analytics-session.js';

const at = (ms: number): Date => new Date(1_800_000_000_000 + ms);
const numbered = () => {
  let count = 0;
  return () => `s${(count += 1)}`;
};

describe('an analytics session', () => {
  it('continues for 14,400,000 ms after its last event, and no longer', () => {
    const newId = numbered();
    expect(ANALYTICS_SESSION_MS).toBe(14_400_000);
    const first = analyticsSessionAt(null, at(0), newId);
    expect(first).toEqual({ id: 's1', startedAtMs: at(0).getTime(), lastAtMs: at(0).getTime() });
    const moved = analyticsSessionAt(first, at(14_400_000), newId);
    expect(moved).toEqual({ ...first, lastAtMs: at(14_400_000).getTime() });
    expect(analyticsSessionAt(moved, at(28_800_000), newId).id).toBe('s1');
    expect(analyticsSessionAt(moved, at(28_800_001), newId).id).toBe('s2');
  });

  it('begins again if the clock went back', () => {
    const newId = numbered();
    const first = analyticsSessionAt(null, at(5000), newId);
    expect(analyticsSessionAt(first, at(4999), newId).id).toBe('s2');
  });

  it('changes exactly if two events are further apart than that', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2 * ANALYTICS_SESSION_MS), { maxLength: 30 }), (gaps) => {
        const newId = numbered();
        let session: AnalyticsSession | null = null;
        let time = 0;
        for (const gap of gaps) {
          const before: AnalyticsSession | null = session;
          time += gap;
          session = analyticsSessionAt(session, at(time), newId);
          expect(session.lastAtMs).toBe(at(time).getTime());
          if (before !== null) expect(session.id === before.id).toBe(gap <= ANALYTICS_SESSION_MS);
        }
      }),
    );
  });
});
