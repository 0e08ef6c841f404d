/** The kinds of sources whose payments are counted together. An address is an IP address, a network its /24 or /48. */
export const PAYMENT_SOURCES = ['cart', 'account', 'mailbox', 'card', 'address', 'network'] as const;
export type PaymentSource = (typeof PAYMENT_SOURCES)[number];

/** Checkouts that hold tires and are not paid. */
export interface UnpaidHolds {
  readonly checkouts: number;
  readonly tires: number;
  /** Those of them that are on a lender's page, where nothing is paid yet. */
  readonly atLenders: number;
}

/** A checkout that wants to hold tires. */
export interface WantedHold {
  readonly tires: number;
  readonly isAtLender: boolean;
}

/** One person's unpaid checkouts: a household with two carts and a second thought. Our own figure. */
export const CHECKOUTS_PER_PERSON = 3;

/** Addresses of one network are shared by more people than one address. */
export const ADDRESSES_PER_NETWORK = 3;

const TIRES_PER_CHECKOUT = 8;

/** Returns the most that a source may hold beside a first checkout: eight tires each, half of the checkouts at lenders. */
export const holdLimit = (checkouts: number): UnpaidHolds => ({
  checkouts,
  tires: checkouts * TIRES_PER_CHECKOUT,
  atLenders: Math.ceil(checkouts / 2),
});

/** True if a source that holds `held` may hold `wanted` too. A first checkout may hold whatever a cart takes. */
export const mayHold = (held: UnpaidHolds, wanted: WantedHold, limit: UnpaidHolds): boolean =>
  held.checkouts === 0 ||
  (held.checkouts < limit.checkouts &&
    held.tires + wanted.tires <= limit.tires &&
    (!wanted.isAtLender || held.atLenders < limit.atLenders));

/** The declined payments within an hour after which a source rests. Our own figures: some typing errors and a second card fit in. */
export const MOST_DECLINES = { cart: 6, account: 8, mailbox: 8, card: 5 } as const;

/** The declined payments within an hour, in the whole shop, that are an alarm but stop no one. */
export const DECLINES_OF_AN_ATTACK = 60;

/** Declined payments are counted for so many minutes. */
export const DECLINES_COUNT_MINUTES = 60;
