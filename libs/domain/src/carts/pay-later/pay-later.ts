import { type Cents, cents } from '../../money/index.js';
import { type PayLaterMethod, paymentMethodName } from '../../pricing/index.js';
import { ok, refuse, type Result } from '../../result/index.js';

/** The order totals a lender accepts, both ends included. */
export interface PayLaterLimits {
  readonly leastInCents: Cents;
  readonly mostInCents: Cents;
}

/** A lender's shopper-facing terms and the totals it accepts. */
export interface PayLaterTerms extends PayLaterLimits {
  readonly name: string;
}

const TERMS: Readonly<Record<PayLaterMethod, PayLaterTerms>> = {
  affirm: { name: paymentMethodName('affirm'), leastInCents: cents(50_00), mostInCents: cents(30_000_00) },
  katapult: {
    name: paymentMethodName('katapult'),
    leastInCents: cents(300_00),
    mostInCents: cents(3_500_00),
  },
  klarna: { name: paymentMethodName('klarna'), leastInCents: cents(35_00), mostInCents: cents(10_000_00) },
  synchrony: {
    name: paymentMethodName('synchrony'),
    leastInCents: cents(199_00),
    mostInCents: cents(25_000_00),
  },
  resolve: {
    name: paymentMethodName('resolve'),
    leastInCents: cents(250_00),
    mostInCents: cents(100_000_00),
  },
};

/** Returns a lender's terms by name, with its own totals. Shop settings may override them. */
export const payLaterTerms = (method: PayLaterMethod): PayLaterTerms => TERMS[method];

/**
 * Checks that the shop works with a lender. Refuses with `payment.methodNotOffered`, which carries no totals because no total would help.
 */
export const checkOffered = (
  method: PayLaterMethod,
  offered: readonly PayLaterMethod[],
): Result<null, 'payment.methodNotOffered'> =>
  offered.includes(method) ? ok(null) : refuse('payment.methodNotOffered', { name: TERMS[method].name });

export type PayLaterRefusal = 'payment.methodNotOffered' | 'payment.methodUnavailable';

/**
 * Checks that a lender accepts an order of this total. `offered` lists the lenders the shop works with; `limits` holds the shop's totals
 * for them. Refuses a lender outside `offered` with `payment.methodNotOffered` whatever the total, and any other with
 * `payment.methodUnavailable`, whose data carry the accepted totals in cents.
 */
export const checkPayLater = (
  method: PayLaterMethod,
  totalInCents: Cents,
  offered: readonly PayLaterMethod[],
  { leastInCents, mostInCents }: PayLaterLimits = TERMS[method],
): Result<null, PayLaterRefusal> => {
  const isOffered = checkOffered(method, offered);
  if (!isOffered.ok) return isOffered;
  const isTaken = totalInCents >= leastInCents && totalInCents <= mostInCents;
  return isTaken
    ? ok(null)
    : refuse('payment.methodUnavailable', { name: TERMS[method].name, leastInCents, mostInCents });
};

/** Reasons a lender's page ended without an order, as far as the shop knows them. */
export const PAY_LATER_FAILURES = [
  'creditDeclined',
  'left',
  'abandoned',
  'sessionEnded',
  'cartChanged',
  'soldOut',
  'slotTaken',
  'replacedLate',
  'dealUsedUp',
  'notProcessed',
] as const;
export type PayLaterFailure = (typeof PAY_LATER_FAILURES)[number];
