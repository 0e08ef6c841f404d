import { EXCHANGE_STATES, FEE_WAIVERS, RETURN_REASONS, RETURN_STATES, TENDERS } from '@simpletread/domain';
import { z } from 'zod';

import {
  centsSchema,
  chosenVehicle,
  daySchema,
  idSchema,
  instantSchema,
  versionSchema,
} from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { CHANGE_NEEDS } from '../tracking/index.js';

/** The amounts that a whole line was sold for. */
export const lineAmounts = shape({
  tiresInCents: centsSchema,
  discountInCents: centsSchema,
  installationInCents: centsSchema,
  installationSavingInCents: centsSchema,
  roadHazardInCents: centsSchema,
  roadHazardSavingInCents: centsSchema,
  fetInCents: centsSchema,
  stateFeeInCents: centsSchema,
  freightInCents: centsSchema,
  salesTaxInCents: centsSchema,
});

/** A refund of part of a line’s price while its buyer kept the tires, counted from one of its tires on. */
export const priceAdjustment = shape({
  fromTire: z.int(),
  tiresInCents: centsSchema,
  salesTaxInCents: centsSchema,
  stateFeeInCents: centsSchema.exactOptional(),
  dropsCoverage: z.literal(true).exactOptional(),
  dropsInstallation: z.literal(true).exactOptional(),
  isForReceiving: z.literal(true).exactOptional(),
});

/** A line of an order that can be returned; `priceReturn` of the domain prices any part of it. */
export const returnableLine = shape({
  lineId: idSchema,
  name: z.string(),
  brandName: z.string(),
  sizeCode: z.string(),
  serviceDescription: z.string(),
  imageKey: z.string(),
  unitPriceInCents: centsSchema,
  bought: z.int(),
  /** Came back before. */
  takenBack: z.int(),
  /** Can still be returned. */
  returnable: z.int(),
  amounts: lineAmounts,
  adjustments: z.array(priceAdjustment),
});

const moneyRow = shape({ label: z.string(), amountInCents: centsSchema });

/** The money of a return: of all asked tires until they arrive, of the accepted ones afterwards. */
export const returnMoney = shape({
  /** They sum to the refund; a negative one is kept. */
  rows: z.array(moneyRow),
  feeInCents: centsSchema,
  waivedInCents: centsSchema,
  feeWaivedBecause: z.enum(FEE_WAIVERS).nullable(),
  refundInCents: centsSchema,
  /** By tender, as `Visa 4242`; they sum to the refund. */
  refunds: z.array(shape({ tender: z.enum(TENDERS), to: z.string(), amountInCents: centsSchema })),
});

export const returnLine = shape({
  lineId: idSchema,
  name: z.string(),
  brandName: z.string(),
  sizeCode: z.string(),
  imageKey: z.string(),
  quantity: z.int(),
  /** Zero until the tires arrive. */
  received: z.int(),
  accepted: z.int(),
});

/** The right tires that the buyer orders instead of the returned ones. */
export const returnExchange = shape({
  /** Handling is waived while it is `ordered`, for as many tires as the buyer keeps. */
  state: z.enum(EXCHANGE_STATES),
  /** `Kestrel Tour 4S 245/60R18 105H`. */
  name: z.string(),
  quantity: z.int(),
  /** They must be ordered before this. */
  until: instantSchema,
  orderNumber: z.string().nullable(),
  /** Ordered tires that waive the handling. */
  standing: z.int(),
  /** For the page that puts them into a cart; null once it is over, and for readers who may change nothing. */
  token: z.string().nullable(),
});

/** A return as its buyer sees it. */
export const returnView = shape({
  /** As `RT-20931`. */
  returnNumber: z.string(),
  state: z.enum(RETURN_STATES),
  version: versionSchema,
  reason: z.enum(RETURN_REASONS),
  comments: z.string(),
  pictureCount: z.int(),
  lines: z.array(returnLine),
  money: returnMoney,
  requestedAt: instantSchema,
  /** When we answer at the latest; null if we don't owe an answer. */
  answerDueAt: instantSchema.nullable(),
  answeredAt: instantSchema.nullable(),
  /** Why it was denied, or its tires weren't accepted. */
  denialReason: z.string().nullable(),
  receivedAt: instantSchema.nullable(),
  /** When we refund at the latest; null until the tires arrive. */
  refundDueAt: instantSchema.nullable(),
  refundedAt: instantSchema.nullable(),
  cancelledAt: instantSchema.nullable(),
  canCancel: z.boolean(),
  canAppeal: z.boolean(),
  canAddPicture: z.boolean(),
  exchange: returnExchange.nullable(),
  /** True while tires are to be sent: the label can be printed. */
  hasLabel: z.boolean(),
});

export type ReturnView = z.output<typeof returnView>;

/** The returns of an order, and what else of it can be returned. */
export const orderReturns = shape({
  orderNumber: z.string(),
  deliveredAt: instantSchema.nullable(),
  /** The last day for a return, in Eastern time; null before delivery. */
  lastDay: daySchema.nullable(),
  daysLeft: z.int().nullable(),
  /** True if a return can be requested now: it is in time, and something is left to return. */
  isOpen: z.boolean(),
  maskedEmail: z.string(),
  /** Proof that the reader still lacks to change anything; null if they may. */
  changesNeed: z.enum(CHANGE_NEEDS).nullable(),
  /** The handling of an earlier return that this order waived, how many of its tires stand for it, and their lines; null without one. */
  waivedHandling: shape({
    tires: z.int(),
    chargedAgain: z.int(),
    standing: z.int(),
    lineIds: z.array(idSchema),
  }).nullable(),
  /** The vehicle of the order, which the right tires are to fit. */
  vehicle: chosenVehicle.nullable(),
  /** The ZIP code that the order shipped to. */
  zip: z.string(),
  /** The first tender that is refunded, as `Visa 4242`. */
  refundTo: z.string(),
  lines: z.array(returnableLine),
  /** Newest first. */
  returns: z.array(returnView),
});

export type OrderReturns = z.output<typeof orderReturns>;
