/** How long we keep what nobody needs for good; each feature deletes its own. Decision record 17. */
export const RETENTION_DAYS = {
  /** What went wrong in browsers, with address and browser of a shopper. */
  clientErrors: 30,
  /** Name, address, e-mail and phone in a cart that nobody has touched; the tires stay. */
  idleCartAddresses: 30,
} as const;
