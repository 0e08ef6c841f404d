import { subtractCents, type Cents } from '../../money/index.js';
import type { ReturnReason } from './return-reason.js';

const HOUR_MS = 3_600_000;

/** The right tires must be ordered within this time after the return is requested. Our own choice: the specification has none. */
export const EXCHANGE_HOURS = 72;

/** The states of an exchange. `undone`: its tires were ordered, and have since been cancelled, removed or returned. */
export const EXCHANGE_STATES = ['open', 'ordered', 'lapsed', 'undone', 'over'] as const;
export type ExchangeState = (typeof EXCHANGE_STATES)[number];

/** The facts of an exchange on which its state depends. */
export interface ExchangeFacts {
  readonly until: Date;
  /** False once the return is cancelled, denied, refunded or closed. */
  readonly isReturnOpen: boolean;
  /** True once its tires were ordered in time. */
  readonly isOrdered: boolean;
  /** Ordered tires of the right size that the buyer still has or gets. */
  readonly standing: number;
}

/** True for a return whose buyer may order the right tires instead. Source: R9.08. */
export const canExchange = (reason: ReturnReason): boolean => reason === 'wrong-size';

/** Returns the deadline for ordering the right tires of a return requested at `at`. */
export const exchangeEndsAt = (at: Date): Date => new Date(at.getTime() + EXCHANGE_HOURS * HOUR_MS);

/** Returns the state of an exchange at `now`. The handling fee is waived while it is `ordered`. */
export const exchangeState = (
  { until, isReturnOpen, isOrdered, standing }: ExchangeFacts,
  now: Date,
): ExchangeState => {
  if (isOrdered) return standing > 0 ? 'ordered' : 'undone';
  if (!isReturnOpen) return 'over';
  return now.getTime() < until.getTime() ? 'open' : 'lapsed';
};

/** Returns the net cost of an exchange: the price of the right tires minus the refund without a handling fee. Negative if money is left over. */
export const exchangeDifference = (priceInCents: Cents, refundInCents: Cents): Cents =>
  subtractCents(priceInCents, refundInCents);

/**
 * Tires whose waived handling fee is due again, once only `standing` tires of the order that waived it are left: never more than those it
 * was waived for.
 */
export const tiresDueAgain = (waived: number, standing: number): number =>
  Math.max(0, waived - Math.max(0, standing));

/** The handling of an earlier return that an order waived. */
export interface WaivedHandling {
  /** The tires it was waived for. */
  readonly tires: number;
  /** Those of them whose handling was charged since. */
  readonly chargedAgain: number;
  /** The tires of the order that still stand for it. */
  readonly standing: number;
  /** The lines of the order that have these tires. */
  readonly lineIds: readonly string[];
}

/** Returns the tires whose handling a return of `lines` charges again: of the lines that stand, and no others of their order. */
export const handlingDueAgain = (
  waived: WaivedHandling | null,
  lines: readonly { readonly lineId: string; readonly quantity: number }[] = [],
): number => {
  if (waived === null) return 0;
  const gone = lines.filter(({ lineId }) => waived.lineIds.includes(lineId));
  const left = waived.standing - gone.reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, tiresDueAgain(waived.tires, left) - waived.chargedAgain);
};
