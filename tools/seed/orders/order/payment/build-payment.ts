import { CANCEL_REASONS, cancelReasonText, cents, type PaymentMethod } from '@simpletread/domain';
import type { Prng } from '../../../random/prng.js';
import { seededId } from '../../../random/seeded-id.js';
import type { OrderProgress } from '../progress/order-progress.js';
import type { SeedPayment, SeedRefund } from '../seed-order.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PARTIAL_SHARE = 0.012;
const SETTLES_WITHIN_MS = 2 * MINUTE_MS;

const CARDS: readonly (readonly [brand: string, weight: number])[] = [
  ['visa', 52],
  ['mastercard', 26],
  ['amex', 12],
  ['discover', 10],
];

interface Cancellation {
  readonly reason: string;
  readonly isByBuyer: boolean;
}

/** Buyers choose a reason, or none; agents write one. */
const CANCELLATIONS: readonly Cancellation[] = [
  ...[...CANCEL_REASONS, null].map((reason) => ({ reason: cancelReasonText(reason), isByBuyer: true })),
  ...['Buyer called: ordered twice by mistake', 'Buyer called: wrong vehicle on the order'].map((reason) => ({
    reason,
    isByBuyer: false,
  })),
];

const later = (at: Date, ms: number): Date => new Date(at.getTime() + Math.round(ms));

const drawCard = (random: Prng) => ({
  brand: random.weighted(CARDS),
  last4: String(random.int(0, 9999)).padStart(4, '0'),
});

export const buildPayment = (placedAt: Date, method: PaymentMethod, random: Prng): SeedPayment => {
  const id = seededId(random, placedAt);
  const charge = seededId(random, placedAt);
  // Drawn for invoices too: a draw less would change every later order.
  const card = method === 'card' || method === 'resolve' ? drawCard(random) : null;
  return {
    id,
    method,
    charge: `ch_${charge}`,
    card: method === 'card' ? card : null,
    loanId: method === 'resolve' ? `RSL-${charge.replaceAll('-', '').slice(-10).toUpperCase()}` : null,
    capturedAt: later(placedAt, -random.between(400, 2_500)),
  };
};

interface RefundCase {
  readonly totalInCents: number;
  readonly progress: OrderProgress;
  readonly agent: string;
  readonly buyer: string;
  readonly now: Date;
}

const refundAt = (
  createdAt: Date,
  refund: { amount: number; reason: string; requestedBy: string; isByBuyer: boolean },
  now: Date,
  random: Prng,
): SeedRefund => ({
  id: seededId(random, createdAt),
  providerRefund: `re_${seededId(random, createdAt)}`,
  amountInCents: cents(refund.amount),
  reason: refund.reason,
  requestedBy: refund.requestedBy,
  isByBuyer: refund.isByBuyer,
  createdAt,
  settledAt: later(
    createdAt,
    Math.min(random.between(900, SETTLES_WITHIN_MS), now.getTime() - createdAt.getTime()),
  ),
});

/** Returns a cancelled order's full refund, or occasionally a price match after delivery; null for most orders. */
export const buildRefund = (
  { totalInCents, progress, agent, buyer, now }: RefundCase,
  random: Prng,
): SeedRefund | null => {
  if (progress.cancelledAt !== null) {
    const cancellation = random.pick(CANCELLATIONS);
    const requestedBy = cancellation.isByBuyer ? buyer : agent;
    return refundAt(
      progress.cancelledAt,
      { amount: totalInCents, requestedBy, ...cancellation },
      now,
      random,
    );
  }
  if (progress.deliveredAt === null || !random.chance(PARTIAL_SHARE)) return null;
  const createdAt = later(progress.deliveredAt, random.between(DAY_MS / 4, 5 * DAY_MS));
  if (createdAt.getTime() >= now.getTime()) return null;
  const amount = Math.max(500, Math.round((totalInCents * random.between(0.03, 0.09)) / 100) * 100);
  return refundAt(
    createdAt,
    { amount, reason: 'Price guarantee', requestedBy: agent, isByBuyer: false },
    now,
    random,
  );
};
