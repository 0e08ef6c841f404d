import { failedInPlaywright, tallyPlaywright } from './playwright-report.mjs';

describe('tallyPlaywright', () => {
  it('counts expected, unexpected and skipped journeys', () => {
    expect(
      tallyPlaywright({ stats: { expected: 7, unexpected: 1, flaky: 0, skipped: 2 }, errors: [] }, false),
    ).toEqual({
      passed: 7,
      failed: 1,
      skipped: 2,
    });
  });

  it('fails a flaky journey', () => {
    expect(tallyPlaywright({ stats: { expected: 1, flaky: 1 } }, true).failed).toBe(1);
  });

  it('counts errors outside journeys', () => {
    expect(
      tallyPlaywright({ stats: { expected: 0 }, errors: [{ message: 'bad configuration' }] }, false).failed,
    ).toBe(1);
  });

  it('counts a run without a report as failed', () => {
    expect(tallyPlaywright(null, false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('failedInPlaywright', () => {
  it('names size, file and title at any depth', () => {
    const journey = (title: string, status: string) => ({
      title,
      tests: [{ projectName: 'mobile', status }],
    });
    const suites = [
      {
        title: 'cart.spec.ts',
        specs: [journey('is full', 'expected')],
        suites: [{ title: 'with a code', specs: [journey('is cheaper', 'unexpected')] }],
      },
    ];
    expect(failedInPlaywright({ suites })).toEqual(['mobile › cart.spec.ts › with a code › is cheaper']);
    expect(failedInPlaywright(null)).toEqual([]);
  });
});
