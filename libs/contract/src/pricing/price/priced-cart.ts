import { z } from 'zod';

import { DISCOUNT_TYPES, PAY_LATER_METHODS } from '@simpletread/domain';

import { centsSchema, idSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

const amounts = {
  discountInCents: centsSchema,
  installationInCents: centsSchema,
  installationSavingInCents: centsSchema,
  roadHazardInCents: centsSchema,
  roadHazardSavingInCents: centsSchema,
  fetInCents: centsSchema,
  stateFeeInCents: centsSchema,
  freightInCents: centsSchema,
  salesTaxInCents: centsSchema,
  totalInCents: centsSchema,
};

/** One rule of a total, in plain words. */
export const priceStepSchema = shape({
  label: z.string(),
  detail: z.string(),
  amountInCents: centsSchema,
  /** Of the promotion that the step takes off. */
  promotionId: z.string().optional(),
});

export const pricedLineSchema = shape({
  lineId: z.string(),
  quantity: z.int(),
  unitPriceInCents: centsSchema,
  /** The tire's own price; above the other if a price list lowered it. */
  retailPriceInCents: centsSchema,
  priceListId: z.string().nullable(),
  subtotalInCents: centsSchema,
  ...amounts,
});

/** An applied promotion, with its discount on each line. */
export const appliedPromotionSchema = shape({
  promotionId: z.string(),
  name: z.string(),
  type: z.enum(DISCOUNT_TYPES),
  detail: z.string(),
  amountInCents: centsSchema,
  isCoverageLinked: z.boolean(),
  isFromCoupon: z.boolean(),
  lines: z.array(
    shape({
      lineId: z.string(),
      tiresInCents: centsSchema,
      installationInCents: centsSchema,
      coverageInCents: centsSchema,
    }),
  ),
});

/** A cart's price in parts, which sum to `totalInCents`. */
export const pricedCartSchema = shape({
  lines: z.array(pricedLineSchema),
  promotions: z.array(appliedPromotionSchema),
  tiresInCents: centsSchema,
  shippingInCents: centsSchema,
  isTaxKnown: z.boolean(),
  /** Why it has no sales tax. */
  exemption: shape({
    /** The taxing state, a two-letter code. */
    state: z.string(),
    /** The certificate of the buyer’s company; null if the account itself is exempt. */
    certificate: shape({ certificateId: idSchema, company: z.string(), number: z.string() }).nullable(),
  }).optional(),
  trace: z.array(priceStepSchema),
  ...amounts,
});

/** The lowest total with a lender, where it is below the card's and the lender takes an order of that size. */
export const lenderPriceSchema = shape({
  method: z.enum(PAY_LATER_METHODS),
  name: z.string(),
  totalInCents: centsSchema,
});

/** The price of a set of tires installed at a typical shop near a ZIP, everything included. */
export const outTheDoorSchema = shape({
  quantity: z.int(),
  zip: z.string(),
  stateCode: z.string(),
  tiresInCents: centsSchema,
  /** Promotion discounts on the tires. */
  discountInCents: centsSchema,
  installationInCents: centsSchema,
  installationSavingInCents: centsSchema,
  /** Zero unless coverage is asked for. */
  roadHazardInCents: centsSchema,
  /** Above zero where a deal pays for it. */
  roadHazardSavingInCents: centsSchema,
  feesAndTaxInCents: centsSchema,
  stateFeeInCents: centsSchema,
  fetInCents: centsSchema,
  salesTaxInCents: centsSchema,
  freightInCents: centsSchema,
  totalInCents: centsSchema,
  payLater: lenderPriceSchema.nullable(),
});
