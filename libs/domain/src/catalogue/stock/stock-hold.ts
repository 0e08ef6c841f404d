/** Minutes that tires are held for a payment that has begun. */
export const STOCK_HOLD_MINUTES = 15;

/** Minutes that they are held while a shopper is on a lender's page: nothing is paid yet, and leaving costs nothing. */
export const LENDER_HOLD_MINUTES = 10;

const MINUTE_MS = 60_000;

/** Returns the end of the hold for a payment that began at `startedAt`. The appointment slot and promotion uses are held just as long. */
export const stockHeldUntil = (startedAt: Date, { isAtLender = false } = {}): Date =>
  new Date(startedAt.getTime() + (isAtLender ? LENDER_HOLD_MINUTES : STOCK_HOLD_MINUTES) * MINUTE_MS);
