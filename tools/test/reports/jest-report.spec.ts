import { failedInJest, tallyJest } from './jest-report.mjs';

describe('tallyJest', () => {
  it('counts pending and planned tests as skipped', () => {
    const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 2, numTodoTests: 1 };
    expect(tallyJest(report, true)).toEqual({ passed: 5, failed: 0, skipped: 3 });
  });

  it('counts a file that fails to load as a failure', () => {
    const report = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
    expect(tallyJest(report, false).failed).toBe(3);
  });

  it.each([null, {}, { numPassedTests: 5, numFailedTests: 0 }])(
    'counts a bad exit without a failed test as a failure (%j)',
    (report) => expect(tallyJest(report, false).failed).toBe(1),
  );
});

describe('failedInJest', () => {
  it('names failed tests and files that failed to load', () => {
    const testResults = [
      {
        status: 'passed',
        name: 'a.spec.ts',
        assertionResults: [{ status: 'passed', fullName: 'a is good' }],
      },
      {
        status: 'failed',
        name: 'b.spec.ts',
        assertionResults: [
          { status: 'failed', fullName: 'b is bad' },
          { status: 'passed', fullName: 'b is good' },
        ],
      },
      { status: 'failed', name: 'c.spec.ts', assertionResults: [] },
    ];
    expect(failedInJest({ testResults })).toEqual(['b is bad', 'c.spec.ts']);
    expect(failedInJest(null)).toEqual([]);
  });
});
