import { type LabelFault, parsePoNumber } from '../../contact/index.js';
import { defineMachine, transition } from '../../machine/index.js';
import { cents, type Cents, formatMoney, subtractCents, ZERO_CENTS } from '../../money/index.js';
import { ok, refuse, type Result } from '../../result/index.js';
import { fullDayWords } from '../../time/index.js';

export const PURCHASE_ORDER_STATES = ['open', 'closed'] as const;

export type PurchaseOrderState = (typeof PURCHASE_ORDER_STATES)[number];

/** The life of a fleet’s purchase order. Decision record 198. */
export const purchaseOrderMachine = defineMachine({
  name: 'purchaseOrder',
  initial: 'open',
  states: PURCHASE_ORDER_STATES,
  events: {
    close: { open: { to: 'closed' } },
    reopen: { closed: { to: 'open' } },
  },
});

export type PurchaseOrderEvent = keyof typeof purchaseOrderMachine.events;

/** Returns the state after `event`. Refuses with `fleet.poMovedOn` if the table has no such step. */
export const movePurchaseOrder = (
  state: PurchaseOrderState,
  event: PurchaseOrderEvent,
): Result<PurchaseOrderState, 'fleet.poMovedOn'> => {
  const moved = transition(purchaseOrderMachine, state, event);
  return moved.ok ? ok(moved.value) : refuse('fleet.poMovedOn');
};

/** Reads a purchase order’s number, 1 to 40 characters. Refuses with `fleet.poNumberInvalid` if empty, and as `parsePoNumber`. */
export const parsePurchaseOrderNumber = (
  text: string,
): Result<string, LabelFault | 'fleet.poNumberInvalid'> => {
  const number = parsePoNumber(text);
  if (!number.ok) return number;
  return number.value === null ? refuse('fleet.poNumberInvalid') : ok(number.value);
};

/** One million dollars. */
export const MOST_PURCHASE_ORDER = cents(100_000_000);

/** Checks a limit in cents: $0.01 to $1,000,000. Refuses with `fleet.poLimitInvalid`. */
export const checkPurchaseOrderLimit = (limitInCents: number): Result<Cents, 'fleet.poLimitInvalid'> =>
  Number.isSafeInteger(limitInCents) && limitInCents >= 1 && limitInCents <= MOST_PURCHASE_ORDER
    ? ok(cents(limitInCents))
    : refuse('fleet.poLimitInvalid');

/** A fleet’s most purchase orders, closed ones included. */
export const MOST_PURCHASE_ORDERS = 200;

/** The terms of a purchase order. Its days are Eastern, both included. */
export interface PurchaseOrderTerms {
  readonly limitInCents: Cents;
  readonly validFrom: string;
  readonly validUntil: string;
}

/** Checks terms against the money spent already. Refuses with `fleet.poDays`, or `fleet.poLimitSpent` if the limit is less than that. */
export const checkPurchaseOrderTerms = (
  { limitInCents, validFrom, validUntil }: PurchaseOrderTerms,
  spentInCents: Cents,
): Result<null, 'fleet.poDays' | 'fleet.poLimitSpent'> => {
  if (validUntil < validFrom) return refuse('fleet.poDays');
  return limitInCents < spentInCents
    ? refuse('fleet.poLimitSpent', { spent: formatMoney(spentInCents) })
    : ok(null);
};

/** A purchase order at one moment; `spentInCents` are its orders less refunds, and payments under way. */
export interface PurchaseOrderFacts extends PurchaseOrderTerms {
  readonly number: string;
  readonly state: PurchaseOrderState;
  readonly spentInCents: Cents;
}

/** Returns the money left, never less than zero. */
export const leftOfPurchaseOrder = ({
  limitInCents,
  spentInCents,
}: Pick<PurchaseOrderFacts, 'limitInCents' | 'spentInCents'>): Cents =>
  spentInCents < limitInCents ? subtractCents(limitInCents, spentInCents) : ZERO_CENTS;

export const PURCHASE_ORDER_STANDINGS = ['usable', 'early', 'expired', 'spent', 'closed'] as const;

export type PurchaseOrderStanding = (typeof PURCHASE_ORDER_STANDINGS)[number];

/** Returns whether orders can use it on `today`, an Eastern day, and if not, why. */
export const purchaseOrderStanding = (
  facts: Omit<PurchaseOrderFacts, 'number'>,
  today: string,
): PurchaseOrderStanding => {
  if (facts.state === 'closed') return 'closed';
  if (today < facts.validFrom) return 'early';
  if (today > facts.validUntil) return 'expired';
  return leftOfPurchaseOrder(facts) === ZERO_CENTS ? 'spent' : 'usable';
};

/** The refusals of a purchase order at checkout. */
export type PurchaseOrderRefusal =
  'fleet.poUnknown' | 'fleet.poClosed' | 'fleet.poEarly' | 'fleet.poExpired' | 'fleet.poOverrun';

/** Checks that an order of this amount fits a purchase order. Refuses with the reason if it is closed, out of its days, or has less left. */
export const spendPurchaseOrder = (
  facts: PurchaseOrderFacts,
  { amountInCents, today }: { readonly amountInCents: Cents; readonly today: string },
): Result<null, PurchaseOrderRefusal> => {
  const { number, validFrom, validUntil } = facts;
  const standing = purchaseOrderStanding(facts, today);
  if (standing === 'closed') return refuse('fleet.poClosed', { number });
  if (standing === 'early') return refuse('fleet.poEarly', { number, day: fullDayWords(validFrom) });
  if (standing === 'expired') return refuse('fleet.poExpired', { number, day: fullDayWords(validUntil) });
  const left = leftOfPurchaseOrder(facts);
  return amountInCents > left
    ? refuse('fleet.poOverrun', { number, left: formatMoney(left), total: formatMoney(amountInCents) })
    : ok(null);
};
