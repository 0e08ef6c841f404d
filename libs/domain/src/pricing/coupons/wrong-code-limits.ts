/** The most unknown coupon codes that one cart may try within `WRONG_CODES_MS`. Our own figure. */
export const MOST_WRONG_CODES = 10;

/** The most from one address, for any number of carts. People who share an address, as in an office, make their own mistakes. */
export const MOST_WRONG_CODES_FROM_ADDRESS = 50;

/** The time in which unknown codes are counted. */
export const WRONG_CODES_MS = 10 * 60_000;
