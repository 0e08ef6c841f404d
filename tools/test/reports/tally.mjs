// @ts-check

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/** @type {Tally} */
export const NOTHING = { passed: 0, failed: 0, skipped: 0 };
/** @type {Tally} */
export const ONE_PASSED = { ...NOTHING, passed: 1 };
/** @type {Tally} */
export const ONE_FAILED = { ...NOTHING, failed: 1 };
/** @type {Tally} */
export const ONE_SKIPPED = { ...NOTHING, skipped: 1 };

/**
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export function sumTallies(tallies) {
  return tallies.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    NOTHING,
  );
}

/** @param {Tally} tally @returns {string} the last line of every test run */
export const summaryLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;
