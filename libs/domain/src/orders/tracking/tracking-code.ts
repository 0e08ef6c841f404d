import { BASE32, canonicalBase32 } from '../../ids/index.js';
import { ok, refuse, type Result } from '../../result/index.js';

const LENGTH = 8;
const PATTERN = new RegExp(`^[${BASE32}]{${LENGTH}}$`);

const SHORT_MINUTES = 10;
/** A code that was entered works for so long since its email: forms take longer than ten minutes to fill in. */
export const ENTERED_CODE_MINUTES = 60;

const LONG_MINUTES = 8 * 60;
const SHORT_CODES_A_DAY = 2;

/** A code that works for less than this is about to end: the next one that is asked for goes out. */
export const TRACKING_CODE_ENDING_MINUTES = 1;

/**
 * Returns a code that opens a locked order: 40 random bits, so wrong codes need not be counted. `pick` returns a random integer from 0 up to
 * but not including its argument.
 */
export const makeTrackingCode = (pick: (most: number) => number): string =>
  Array.from({ length: LENGTH }, () => BASE32.charAt(pick(BASE32.length))).join('');

/** Returns two groups of four, as in the email: `4K7Q-9M2X`. */
export const formatTrackingCode = (code: string): string =>
  `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

/** Reads a code as people type it: any case and width, spaces and hyphens anywhere, O for zero, I or L for one. */
export const parseTrackingCode = (text: string): Result<string, 'order.codeWrong'> => {
  const code = canonicalBase32(text.normalize('NFKC'));
  return PATTERN.test(code) ? ok(code) : refuse('order.codeWrong');
};

/**
 * Returns how long the next code of an order works, in minutes, given how many were emailed in the last 24 hours. While one works, no other
 * is sent, so whoever knows number and ZIP code can't use up the codes of the buyer. Our own figures.
 */
export const trackingCodeMinutes = (codesOfDay: number): number =>
  codesOfDay < SHORT_CODES_A_DAY ? SHORT_MINUTES : LONG_MINUTES;
