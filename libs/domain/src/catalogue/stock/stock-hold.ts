/** Minutes that tires are held for a payment that has begun. */
export const STOCK_HOLD_MINUTES = 15;

const MINUTE_MS = 60_000;

/** Returns the end of the hold for a payment that began at `startedAt`. The appointment slot and promotion uses are held just as long. */
export const stockHeldUntil = (startedAt: Date): Date =>
  new Date(startedAt.getTime() + STOCK_HOLD_MINUTES * MINUTE_MS);
