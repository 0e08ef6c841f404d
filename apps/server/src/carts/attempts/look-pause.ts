const FIRST_SECONDS = 5;
const LONGEST_SECONDS = 6 * 60 * 60;

/** How long to wait after the `looks`-th fruitless look for a late charge (0 for the first), in seconds: twice as long each time, six hours at most. */
export const lookPauseSeconds = (looks: number): number =>
  Math.min(FIRST_SECONDS * 2 ** looks, LONGEST_SECONDS);
