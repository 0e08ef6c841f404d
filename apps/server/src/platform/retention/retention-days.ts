/** Retention of temporary data; each feature deletes its own. Decision record 17. */
export const RETENTION_DAYS = {
  /** Browser errors, with the shopper's address and browser. */
  clientErrors: 30,
  /** Analytics events of visitors who consented. */
  analyticsEvents: 90,
  /** Name, address, email and phone in an idle cart. The tires stay. */
  idleCartAddresses: 30,
  /** Name and address in a try to pay that is settled; an order has its own. */
  checkoutDrafts: 30,
  /** The words of mails and texts; that one went out, when and about which order, stays. */
  messageBodies: 365,
  /** Cards that the sandbox provider holds for a checkout, once they have expired. */
  sandboxTokens: 1,
  /** Delivered events. Far longer than the week in which staff can retry a failed consumer. */
  relayedEvents: 30,
  /** Installer applications without a confirmed email address, in full. */
  unconfirmedApplications: 30,
  /** Contact and picture of declined or withdrawn installer applications. */
  endedApplications: 365,
  /** A quote's customer and message. Tires, prices and outcome stay. */
  quotePeople: 365,
  /** Phone numbers that shops were given for booked rotations. */
  rotationPhones: 90,
  /** Results of price simulations, long enough to compare this year's sale with last year's. */
  simulations: 400,
  /** Search terms by day, without identities. */
  searches: 90,
  /** Digests of who looked for a vehicle without sizes, so each counts once a day. */
  missingSizeAskings: 1,
  /** The addresses behind a promotion's uses, once no limit per customer needs them. */
  guestUses: 90,
  /** Alerts that were resolved or dismissed, with the networks in their evidence. */
  closedAlerts: 180,
  /** Owners of orders, returns, claims and messages, with what colleagues wrote to them. */
  workOwners: 365,
  /** Digests of the networks that reviews came from. */
  reviewNetworks: 30,
  /** Pictures of rejected reviews, in case of an appeal. */
  rejectedReviewPictures: 30,
  /** Digests of the networks that messages to support came from. */
  caseNetworks: 30,
  /** Closed cases with their messages and files. */
  closedCases: 1_095,
  /** Addresses entered for the mailing list that nobody confirmed. */
  pendingSubscribers: 7,
} as const;
