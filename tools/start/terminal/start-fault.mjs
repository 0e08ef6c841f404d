// @ts-check

import { errorMessage } from './error-facts.mjs';

/** An expected failure: its message is the one sentence for the person at the terminal. */
export class StartFault extends Error {}

/**
 * Returns the sentence for any failure. A bug keeps its stack, so it can be reported.
 * @param {unknown} error
 * @returns {string}
 */
export function sentenceOf(error) {
  if (error instanceof StartFault) return error.message;
  if (isDiskFull(error)) return DISK_FULL;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const DISK_FULL = 'The disk is full: free some space and start again.';

/** @param {unknown} error */
const isDiskFull = (error) => /ENOSPC|No space left on device/.test(errorMessage(error));
