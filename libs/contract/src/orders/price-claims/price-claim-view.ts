import { PRICE_CLAIM_KINDS, PRICE_CLAIM_STATES, TENDERS } from '@simpletread/domain';
import { z } from 'zod';

import {
  centsSchema,
  daySchema,
  idSchema,
  instantSchema,
  versionSchema,
} from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { lineAmounts, priceAdjustment } from '../returns/index.js';
import { CHANGE_NEEDS } from '../tracking/index.js';

const tire = {
  lineId: idSchema,
  name: z.string(),
  brandName: z.string(),
  sizeCode: z.string(),
  imageKey: z.string(),
} as const;

/** A line whose price can be claimed; `pricePriceClaim` of the domain prices the claim. */
export const claimableLine = shape({
  ...tire,
  serviceDescription: z.string(),
  bought: z.int(),
  returned: z.int(),
  amounts: lineAmounts,
  adjustments: z.array(priceAdjustment),
  /** The price of a kept tire after discounts and earlier claims; zero if none was kept. */
  paidPerTireInCents: centsSchema,
  /** True if a claim of it waits for an answer. */
  isClaimed: z.boolean(),
});

/** The money of a claim; once it is paid, what was paid. */
export const priceClaimMoney = shape({
  quantity: z.int(),
  differenceInCents: centsSchema,
  salesTaxInCents: centsSchema,
  refundInCents: centsSchema,
  /** By tender, as `Visa 4242`; they sum to the refund. */
  refunds: z.array(shape({ tender: z.enum(TENDERS), to: z.string(), amountInCents: centsSchema })),
});

/** A price guarantee claim as its buyer sees it. */
export const priceClaimView = shape({
  /** As `PG-20931`. */
  claimNumber: z.string(),
  kind: z.enum(PRICE_CLAIM_KINDS),
  state: z.enum(PRICE_CLAIM_STATES),
  version: versionSchema,
  line: shape(tire),
  pricePerTireInCents: centsSchema,
  /** When our own price was lower; null for another seller's. */
  priceSeenAt: instantSchema.nullable(),
  /** Empty without one. */
  offerAddress: z.string(),
  comments: z.string(),
  pictureCount: z.int(),
  /** Null if nothing is left to give back. */
  money: priceClaimMoney.nullable(),
  requestedAt: instantSchema,
  /** When we answer at the latest; null if we don’t owe an answer. */
  answerDueAt: instantSchema.nullable(),
  answeredAt: instantSchema.nullable(),
  denialReason: z.string().nullable(),
  refundedAt: instantSchema.nullable(),
  withdrawnAt: instantSchema.nullable(),
  canWithdraw: z.boolean(),
  canAddPicture: z.boolean(),
  /** True until the claim has an address or a picture: we can’t approve it before. */
  needsProof: z.boolean(),
});

export type PriceClaimView = z.output<typeof priceClaimView>;

/** The claims of an order, and what else of it can be claimed. */
export const orderPriceClaims = shape({
  orderNumber: z.string(),
  placedAt: instantSchema,
  /** The last day for a claim, in Eastern time. */
  lastDay: daySchema,
  daysLeft: z.int(),
  /** True if a claim can be made now: it is in time, and the buyer kept tires. */
  isOpen: z.boolean(),
  /** Why not, in one sentence; null if a claim can be made. */
  closedBecause: z.string().nullable(),
  maskedEmail: z.string(),
  /** Proof that the reader still lacks to change anything; null if they may. */
  changesNeed: z.enum(CHANGE_NEEDS).nullable(),
  refundTo: z.string(),
  lines: z.array(claimableLine),
  /** Newest first. */
  claims: z.array(priceClaimView),
});

export type OrderPriceClaims = z.output<typeof orderPriceClaims>;
