import { refuse, ok, type Result } from '../../result/index.js';

/** Wrong ZIP codes for one order number within a day, after which it opens only with a code. Our own figure: typing errors fit in. */
export const MOST_WRONG_ZIPS = 5;

/** Wrong ZIP codes count, and a number stays locked, for so many hours. */
export const NUMBER_LOCK_HOURS = 24;

export const TRACKING_CODE_DIGITS = 6;

/** An emailed code opens its order for so many minutes. */
export const TRACKING_CODE_MINUTES = 10;

/** Wrong codes, after which a code opens nothing. */
export const MOST_WRONG_TRACKING_CODES = 5;

/** Returns a code as it was emailed: spaces and hyphens may be typed. */
export const parseTrackingCode = (text: string): Result<string, 'order.codeWrong'> => {
  const digits = text.normalize('NFKC').replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? ok(digits) : refuse('order.codeWrong');
};
