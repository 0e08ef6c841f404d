import { type Cents, cents } from '../../money/index.js';
import { type PayLaterMethod, paymentMethodName } from '../../pricing/index.js';
import { ok, refuse, type Result } from '../../result/index.js';

/** Which totals a lender takes, both included. */
export interface PayLaterLimits {
  readonly leastInCents: Cents;
  readonly mostInCents: Cents;
}

/** What people read of a lender, and which totals it takes. */
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
};

/** A lender by its name, with the totals that it takes unless the shop's settings say others. */
export const payLaterTerms = (method: PayLaterMethod): PayLaterTerms => TERMS[method];

/** Whether the shop works with a lender. Refuses with `payment.methodNotOffered`, which says nothing of totals: it takes none. */
export const checkOffered = (
  method: PayLaterMethod,
  offered: readonly PayLaterMethod[],
): Result<null, 'payment.methodNotOffered'> =>
  offered.includes(method) ? ok(null) : refuse('payment.methodNotOffered', { name: TERMS[method].name });

export type PayLaterRefusal = 'payment.methodNotOffered' | 'payment.methodUnavailable';

/**
 * Whether a lender takes an order of this total. `offered` are those that the shop works with, `limits` what it says that they
 * take. Refuses with `payment.methodNotOffered` a lender that is not among them, whatever it takes, and else with
 * `payment.methodUnavailable`, whose data tell what a total may be, in cents.
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

/** Why a lender’s page led to no order, as the shop knows it. */
export const PAY_LATER_FAILURES = [
  'creditDeclined',
  'left',
  'abandoned',
  'sessionEnded',
  'cartChanged',
  'soldOut',
  'slotTaken',
  'dealUsedUp',
  'notProcessed',
] as const;
export type PayLaterFailure = (typeof PAY_LATER_FAILURES)[number];
