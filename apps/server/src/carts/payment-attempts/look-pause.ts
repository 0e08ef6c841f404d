const FIRST_SECONDS = 5;
const LONGEST_SECONDS = 6 * 60 * 60;

/**
 * Pause in seconds after the `looks`-th unsuccessful look for a late charge (0 for the first): doubles each time, at
 * most six hours.
 */
export const lookPauseSeconds = (looks: number): number =>
  Math.min(FIRST_SECONDS * 2 ** looks, LONGEST_SECONDS);
