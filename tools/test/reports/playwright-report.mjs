// @ts-check

/** @typedef {import('./tally.mjs').Tally} Tally */

/**
 * Counts a report of Playwright's JSON reporter. Errors outside tests count as failures, and a failed run without any as one.
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

/**
 * @typedef {{ title?: string, ok?: boolean, tests?: { projectName?: string, status?: string }[] }} Spec
 * @typedef {{ title?: string, specs?: Spec[], suites?: Suite[] }} Suite
 */

/** @param {Suite} suite @param {readonly string[]} above @returns {string[]} */
const failedInSuite = ({ title = '', specs = [], suites = [] }, above) => {
  const path = [...above, title];
  const own = specs.flatMap((spec) =>
    (spec.tests ?? [])
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName = '' }) => [projectName, ...path, spec.title ?? ''].join(' › ')),
  );
  return [...own, ...suites.flatMap((each) => failedInSuite(each, path))];
};

/**
 * @param {unknown} report of Playwright's JSON reporter
 * @returns {string[]} size, file and title of each failed journey
 */
export function failedInPlaywright(report) {
  const { suites = [] } = /** @type {{ suites?: Suite[] }} */ (report ?? {});
  return suites.flatMap((suite) => failedInSuite(suite, []));
}
