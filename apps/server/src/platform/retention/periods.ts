/** How long we keep what nobody needs for good; each feature deletes its own. Decision record 17. */
export const RETENTION_DAYS = {
  /** What went wrong in browsers, with address and browser of a shopper. */
  clientErrors: 30,
  /** What visitors who agreed to it were counted by. */
  analyticsEvents: 90,
  /** Name, address, e-mail and phone in a cart that nobody has touched; the tires stay. */
  idleCartAddresses: 30,
  /** Name and address in a try to pay that is settled; an order has its own. */
  checkoutDrafts: 30,
  /** The words of mails and texts; that one went out, when and about which order, stays. */
  messageBodies: 365,
  /** Cards that the sandbox provider holds for a checkout, once they have expired. */
  sandboxTokens: 1,
  /** What happened, once it was handed on; far longer than the week in which staff can have a failed consumer tried again. */
  relayedEvents: 30,
  /** Applications of shops whose e-mail address nobody has proved; all of them. */
  unconfirmedApplications: 30,
  /** Whom to call and the picture in applications of shops that were declined or withdrawn. */
  endedApplications: 365,
  /** For whom a quote was and what it said to them; tires, prices and what became of it stay. */
  quotePeople: 365,
  /** What drafts of prices would have done; long enough to hold this year's sale beside last year's. */
  simulations: 400,
  /** What was searched for, by day and by nobody in particular. */
  searches: 90,
  /** By whose address a promotion was used, once no limit for customers asks for it. */
  guestUses: 90,
} as const;
