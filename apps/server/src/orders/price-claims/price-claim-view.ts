import { FAULT_TABLE, type OrderPriceClaims, type PriceClaimView } from '@simpletread/contract';
import {
  addCents,
  answerDueAt,
  areClaimsUsedUp,
  canClaimPrice,
  formatPriceClaimNumber,
  keptPrice,
  lastPriceClaimDay,
  maskEmail,
  MOST_PRICE_CLAIM_PICTURES,
  PRICE_CLAIMS_UNDER_WAY,
  priceClaimDaysLeft,
  priceClaimMachine,
  scaleCents,
  shortDayWords,
  type TenderAmounts,
  transition,
  ZERO_CENTS,
} from '@simpletread/domain';

import {
  amountsOfLine,
  type OrderLineRecord,
  type OrderRecord,
  paymentLabel,
  tendersOf,
} from '../order/index.js';
import { claimedLineOf, lineOf, planLineClaim } from './plan-order-price-claim.js';
import type { PriceClaimRecord } from './price-claim.reader.js';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Returns the price of one kept tire of a line after discounts and earlier claims; zero if none was kept. */
export const paidPerTire = (line: OrderLineRecord) => {
  const kept = line.quantity - line.returned_quantity;
  return kept <= 0 ? ZERO_CENTS : scaleCents(keptPrice(claimedLineOf(line)), 1, kept);
};

/** True while its buyer can add pictures: until it is answered, up to four. */
export const takesPictures = ({ state, kind, pictures }: PriceClaimRecord): boolean =>
  state === 'requested' && kind === 'offer' && pictures.length < MOST_PRICE_CLAIM_PICTURES;

/** True if another seller's price isn't proved yet. */
export const needsProof = ({ kind, offer_address: address, pictures }: PriceClaimRecord): boolean =>
  kind === 'offer' && address === '' && pictures.length === 0;

/** When a claim could first be judged: as it was made, or with its first picture. Null until then. */
const provedAt = (record: PriceClaimRecord): Date | null => {
  if (record.kind === 'own-price' || record.offer_address !== '') return record.requested_at;
  const [first] = record.pictures;
  return first === undefined ? null : new Date(first.added_at);
};

/** When a claim must be answered; null if it isn't our turn, as until its buyer proves the price. */
export const dueAtOf = (record: PriceClaimRecord): Date | null => {
  const from = PRICE_CLAIMS_UNDER_WAY.includes(record.state) ? provedAt(record) : null;
  return from === null ? null : answerDueAt(from);
};

/** True if the buyer of an order can make another claim. */
export const canClaimAgain = (order: OrderRecord, claims: readonly PriceClaimRecord[]): boolean =>
  whyClosed(order, claims) === null;

const moneyOf = (
  order: OrderRecord,
  record: PriceClaimRecord,
  committed: TenderAmounts,
): PriceClaimView['money'] => {
  const { quantity, difference_in_cents: difference, sales_tax_in_cents: salesTax } = record;
  const shown = (refunds: readonly { tender: 'money' | 'gift-card'; amountInCents: number }[]) =>
    refunds.map(({ tender, amountInCents }) => ({
      tender,
      to: tendersOf(order)[tender],
      amountInCents: amountInCents as typeof ZERO_CENTS,
    }));
  if (quantity !== null && difference !== null && salesTax !== null) {
    const paid = record.refunds.map((each) => ({ ...each, amountInCents: each.amount_in_cents }));
    return {
      quantity,
      differenceInCents: difference,
      salesTaxInCents: salesTax,
      refundInCents: addCents(difference, salesTax),
      refunds: shown(paid),
    };
  }
  const plan = planLineClaim(order, lineOf(order, record), record.price_per_tire_in_cents, committed);
  if (!plan.ok) return null;
  const { differenceInCents, salesTaxInCents, refundInCents, refunds, quantity: kept } = plan.value;
  return { quantity: kept, differenceInCents, salesTaxInCents, refundInCents, refunds: shown(refunds) };
};

/** A claim as its buyer sees it. */
export const priceClaimViewOf = (
  order: OrderRecord,
  record: PriceClaimRecord,
  committed: TenderAmounts,
): PriceClaimView => {
  const line = lineOf(order, record);
  return {
    claimNumber: formatPriceClaimNumber(record.number),
    kind: record.kind,
    state: record.state,
    version: record.version,
    line: {
      lineId: line.id,
      name: line.line_name,
      brandName: line.brand_name,
      sizeCode: line.size_code,
      imageKey: line.image_key,
    },
    pricePerTireInCents: record.price_per_tire_in_cents,
    priceSeenAt: iso(record.price_seen_at),
    offerAddress: record.offer_address,
    comments: record.comments,
    pictureCount: record.pictures.length,
    money: moneyOf(order, record, committed),
    requestedAt: record.requested_at.toISOString(),
    answerDueAt: iso(dueAtOf(record)),
    answeredAt: iso(record.answered_at),
    denialReason: record.denial_reason,
    refundedAt: iso(record.refunded_at),
    withdrawnAt: iso(record.withdrawn_at),
    canWithdraw: transition(priceClaimMachine, record.state, 'withdraw').ok,
    canAddPicture: takesPictures(record),
    needsProof: record.state === 'requested' && needsProof(record),
  };
};

const whyClosed = (order: OrderRecord, claims: readonly PriceClaimRecord[]): string | null => {
  const { state, placed_at: placedAt, cancel_requested_at: requestedAt, read_at: now } = order;
  const window = canClaimPrice({ state, placedAt, isCancelPending: requestedAt !== null }, now);
  if (!window.ok) {
    const { code, data } = window.fault;
    const { day } = data;
    return FAULT_TABLE[code].message.replace('{day}', typeof day === 'string' ? shortDayWords(day) : '');
  }
  if (areClaimsUsedUp(claims.map((claim) => claim.state))) return FAULT_TABLE['priceClaim.tooMany'].message;
  const areBack = order.lines.every((line) => line.returned_quantity === line.quantity);
  return areBack ? FAULT_TABLE['priceClaim.nothingKept'].message : null;
};

/** The claims of an order and what is left to claim. */
export const orderPriceClaimsOf = (
  order: OrderRecord,
  claims: readonly PriceClaimRecord[],
  committed: TenderAmounts,
): Omit<OrderPriceClaims, 'changesNeed'> => {
  const lastDay = lastPriceClaimDay(order.placed_at);
  const closedBecause = whyClosed(order, claims);
  const isClaimed = (lineId: string): boolean =>
    claims.some((claim) => claim.line_id === lineId && PRICE_CLAIMS_UNDER_WAY.includes(claim.state));
  return {
    orderNumber: order.number,
    placedAt: order.placed_at.toISOString(),
    lastDay,
    daysLeft: priceClaimDaysLeft(order.placed_at, order.read_at),
    isOpen: closedBecause === null,
    closedBecause,
    maskedEmail: maskEmail(order.email),
    refundTo: paymentLabel(order.payment),
    lines: order.lines.map((line) => ({
      lineId: line.id,
      name: line.line_name,
      brandName: line.brand_name,
      sizeCode: line.size_code,
      serviceDescription: line.service_description,
      imageKey: line.image_key,
      bought: line.quantity,
      returned: line.returned_quantity,
      amounts: amountsOfLine(line),
      adjustments: line.price_adjustments.map((each) => ({ ...each })),
      paidPerTireInCents: paidPerTire(line),
      isClaimed: isClaimed(line.id),
    })),
    claims: claims.map((claim) => priceClaimViewOf(order, claim, committed)),
  };
};
