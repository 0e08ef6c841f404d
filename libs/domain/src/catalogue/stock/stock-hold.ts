/** How long tires of a payment that has begun are kept from other buyers. */
export const STOCK_HOLD_MINUTES = 15;

const MINUTE_MS = 60_000;

/** Until when the tires of a payment that began at `startedAt` are held; its place at a shop and its promotions last as long. */
export const stockHeldUntil = (startedAt: Date): Date =>
  new Date(startedAt.getTime() + STOCK_HOLD_MINUTES * MINUTE_MS);
