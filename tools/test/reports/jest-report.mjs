// @ts-check

/** @typedef {import('./tally.mjs').Tally} Tally */

/**
 * Counts a report of `jest --json`. A suite that failed to load has no tests and counts as one failure; so does a failed run without a
 * failed test.
 * @param {unknown} report
 * @param {boolean} isExitGood
 * @returns {Tally}
 */
export function tallyJest(report, isExitGood) {
  const counts = /** @type {Record<string, number>} */ (report ?? {});
  const number = (/** @type {string} */ name) => Number(counts[name] ?? 0);
  const failed = number('numFailedTests') + number('numRuntimeErrorTestSuites');
  return {
    passed: number('numPassedTests'),
    failed: failed === 0 && !isExitGood ? 1 : failed,
    skipped: number('numPendingTests') + number('numTodoTests'),
  };
}

/**
 * @typedef {{ status?: string, fullName?: string }} Assertion
 * @typedef {{ status?: string, name?: string, message?: string, assertionResults?: Assertion[] }} Suite
 */

/**
 * @param {unknown} report of `jest --json`
 * @returns {string[]} the full title of each failed test, and the path of each suite that failed to load
 */
export function failedInJest(report) {
  const { testResults = [] } = /** @type {{ testResults?: Suite[] }} */ (report ?? {});
  return testResults.flatMap(({ status, name = '', assertionResults = [] }) => {
    if (status === 'failed' && assertionResults.length === 0) return [name];
    return assertionResults.filter((test) => test.status === 'failed').map(({ fullName = '' }) => fullName);
  });
}
