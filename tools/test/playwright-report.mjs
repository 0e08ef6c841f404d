// @ts-check

/** @typedef {import('./tally.mjs').Tally} Tally */

/**
 * Counts a report of Playwright's JSON reporter. Errors outside of tests count as failures, a run that ended badly without any
 * as one.
 * @param {unknown} report
 * @param {boolean} isExitGood
 * @returns {Tally}
 */
export function tallyPlaywright(report, isExitGood) {
  const { stats = {}, errors = [] } = /** @type {{ stats?: Record<string, number>, errors?: unknown[] }} */ (
    report ?? {}
  );
  const number = (/** @type {string} */ name) => Number(stats[name] ?? 0);
  const failed = number('unexpected') + number('flaky') + errors.length;
  return {
    passed: number('expected'),
    failed: failed === 0 && !isExitGood ? 1 : failed,
    skipped: number('skipped'),
  };
}
