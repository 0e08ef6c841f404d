import { COVERAGE_CLAIM_KINDS, COVERAGE_CLAIM_STATES } from '@simpletread/domain';
import { z } from 'zod';

import {
  centsSchema,
  daySchema,
  idSchema,
  instantSchema,
  versionSchema,
} from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { CHANGE_NEEDS } from '../tracking/index.js';

const tire = {
  lineId: idSchema,
  name: z.string(),
  brandName: z.string(),
  sizeCode: z.string(),
  imageKey: z.string(),
} as const;

/** 1, 2 or 3: the year of coverage, which sets what a replacement pays. */
const coverageYear = z.int().min(1).max(3);

/** A line of the order with its coverage. */
export const coverableLine = shape({
  ...tire,
  serviceDescription: z.string(),
  bought: z.int(),
  returned: z.int(),
  /** Tires that coverage replaced. */
  replaced: z.int(),
  /** False if it was bought without coverage. */
  isCovered: z.boolean(),
  /** Tires that can be claimed now; zero without coverage. */
  claimable: z.int(),
  /** The price of one kept tire, with its sales tax. */
  paidPerTireInCents: centsSchema,
  /** Today’s payment for the replacement of one tire: the year’s limit, or its price if that is less. */
  replacementInCents: centsSchema,
});

/** A coverage claim as its buyer sees it. */
export const coverageClaimView = shape({
  /** As `CC-20931`. */
  claimNumber: z.string(),
  kind: z.enum(COVERAGE_CLAIM_KINDS),
  state: z.enum(COVERAGE_CLAIM_STATES),
  version: versionSchema,
  /** Null for roadside assistance. */
  line: shape(tire).nullable(),
  /** Zero for roadside assistance. */
  quantity: z.int(),
  /** Null for a replacement. */
  billInCents: centsSchema.nullable(),
  comments: z.string(),
  pictureCount: z.int(),
  /** Null for roadside assistance. */
  year: coverageYear.nullable(),
  /** The most that the terms pay for this claim. */
  limitInCents: centsSchema,
  /** The payment if it is approved, then the payment made. */
  amountInCents: centsSchema,
  requestedAt: instantSchema,
  /** When we answer at the latest; null if we don’t owe an answer, as until the first picture. */
  answerDueAt: instantSchema.nullable(),
  /** Our latest question; null if we never asked. */
  question: z.string().nullable(),
  /** The buyer’s answer to it. */
  answer: z.string().nullable(),
  denialReason: z.string().nullable(),
  appeal: z.string().nullable(),
  /** When staff approved or denied it last. */
  decidedAt: instantSchema.nullable(),
  paidAt: instantSchema.nullable(),
  /** As `Gift card 7K2M-9QXW`; null until it is paid. */
  giftCard: z.string().nullable(),
  cancelledAt: instantSchema.nullable(),
  canAnswer: z.boolean(),
  canCancel: z.boolean(),
  canAppeal: z.boolean(),
  canAddPicture: z.boolean(),
  /** True until it has a picture: we can’t approve it before. */
  needsProof: z.boolean(),
});

export type CoverageClaimView = z.output<typeof coverageClaimView>;

/** The coverage of an order, its claims, and what can be claimed now. */
export const orderCoverageClaims = shape({
  orderNumber: z.string(),
  /** The first day of coverage, in Eastern time; null before delivery. */
  startsOn: daySchema.nullable(),
  /** True if it started with the installation. */
  isFromInstallation: z.boolean(),
  lastDay: daySchema.nullable(),
  /** Today’s year of coverage; null before and after it. */
  year: coverageYear.nullable(),
  /** The most we pay toward one tire this year; zero outside of coverage. */
  replacementLimitInCents: centsSchema,
  /** True if a replacement or repair can be claimed now. */
  isOpen: z.boolean(),
  /** Why not, in one sentence; null if it can. */
  closedBecause: z.string().nullable(),
  roadside: shape({
    /** True if the order includes it, also if it is over. */
    isIncluded: z.boolean(),
    lastDay: daySchema.nullable(),
    claimsLeft: z.int(),
    isOpen: z.boolean(),
    closedBecause: z.string().nullable(),
  }),
  maskedEmail: z.string(),
  /** Proof that the reader still lacks to change anything; null if they may. */
  changesNeed: z.enum(CHANGE_NEEDS).nullable(),
  /** True if gift cards go to an account; otherwise their code is mailed. */
  isPaidToAccount: z.boolean(),
  lines: z.array(coverableLine),
  /** Newest first. */
  claims: z.array(coverageClaimView),
});

export type OrderCoverageClaims = z.output<typeof orderCoverageClaims>;
