const SHORT_MINUTES = 60;
const LONG_MINUTES = 6 * 60;
const SHORT_LINKS_A_DAY = 3;

/**
 * Returns how long the next link to a new password works, in minutes, given how many the address got in the last 24 hours. While an unspent
 * link works, strangers can't cause another one, so longer links mean fewer emails, and the owner always has one that works. Our own figures.
 */
export const resetLinkMinutes = (linksOfDay: number): number =>
  linksOfDay < SHORT_LINKS_A_DAY ? SHORT_MINUTES : LONG_MINUTES;

/** A link that confirms an address works for so many minutes: as long as it counts. */
export const CONFIRM_LINK_MINUTES = 24 * 60;
