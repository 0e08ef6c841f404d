/** At least so many cars a shop takes at once. */
export const FEWEST_BAYS = 1;

/** At most. The figures are our own. */
export const MOST_BAYS = 12;
