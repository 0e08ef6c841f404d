import fc from 'fast-check';
import { NOTHING, ONE_FAILED, ONE_PASSED, ONE_SKIPPED, sumTallies, summaryLine } from './tally.mjs';

const count = fc.nat({ max: 10_000 });
const tally = fc.record({ passed: count, failed: count, skipped: count });

describe('tallies', () => {
  it('are written as the last line of a run', () => {
    expect(summaryLine({ passed: 12, failed: 0, skipped: 3 })).toBe('12 passed, 0 failed, 3 skipped');
  });

  it('add up', () => {
    expect(sumTallies([ONE_PASSED, ONE_PASSED, ONE_FAILED, ONE_SKIPPED])).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
    });
    expect(sumTallies([])).toEqual(NOTHING);
  });

  it('have the same sum for any grouping of stages', () => {
    fc.assert(
      fc.property(fc.array(tally), fc.array(tally), (some, others) => {
        expect(sumTallies([sumTallies(some), sumTallies(others)])).toEqual(sumTallies([...others, ...some]));
      }),
    );
  });
});
