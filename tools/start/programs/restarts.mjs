// @ts-check

/** Pauses before a program is started again; after the last one its next death in a row is the end. */
export const PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000];

/** A program that ran for so long has recovered: what comes next is a first failure again. */
const STEADY_MS = 60_000;

/**
 * Counts failures in a row.
 * @param {{ pausesMs?: readonly number[], steadyMs?: number, clock?: () => number }} [choice] `clock`: milliseconds
 */
export function createRestarts({
  pausesMs = PAUSES_MS,
  steadyMs = STEADY_MS,
  clock = () => performance.now(),
} = {}) {
  let failures = 0;
  /** @type {number | null} null after a death, until it is ready again: only running counts, not waiting to run */
  let startedAt = clock();
  return {
    started: () => void (startedAt = clock()),
    /** @returns {number | null} the pause before the next start in milliseconds; null if it has failed too often */
    pause: () => {
      if (startedAt !== null && clock() - startedAt >= steadyMs) failures = 0;
      startedAt = null;
      failures += 1;
      return pausesMs[failures - 1] ?? null;
    },
    failures: () => failures,
  };
}

/** @typedef {ReturnType<typeof createRestarts>} Restarts */
