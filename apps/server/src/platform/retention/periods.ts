/** How long we keep what nobody needs for good; each feature deletes its own. Decision record 17. */
export const RETENTION_DAYS = {
  /** What went wrong in browsers, with address and browser of a shopper. */
  clientErrors: 30,
  /** Name, address, e-mail and phone in a cart that nobody has touched; the tires stay. */
  idleCartAddresses: 30,
  /** What happened, once it was handed on; far longer than the week in which staff can have a failed consumer tried again. */
  relayedEvents: 30,
} as const;
