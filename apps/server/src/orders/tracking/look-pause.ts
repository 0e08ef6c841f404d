const FIRST_PAUSE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 3_600;

/**
 * Seconds until the next query for a shipment that hasn't moved for `looks` (1 or more) queries: 1 minute, doubling,
 * at most 1 hour.
 */
export const pauseAfter = (looks: number): number =>
  Math.min(FIRST_PAUSE_SECONDS * 2 ** (looks - 1), LONGEST_PAUSE_SECONDS);
