/** The fewest cars a shop takes per time slot. */
export const FEWEST_BAYS = 1;

/** The most cars. Both figures are our own. */
export const MOST_BAYS = 12;
