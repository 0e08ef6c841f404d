/** Wrong ZIP codes for one order number within a day, after which it opens only with a code. Our own figure: typing errors fit in. */
export const MOST_WRONG_ZIPS = 5;

/** Wrong ZIP codes count, and a number stays locked, for so many hours. */
export const NUMBER_LOCK_HOURS = 24;
