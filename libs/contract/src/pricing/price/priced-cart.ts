import { z } from 'zod';

import { DISCOUNT_TYPES } from '@simpletread/domain';

import { centsSchema } from '../../platform/schema/index.js';
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
export const priceStepSchema = shape({ label: z.string(), detail: z.string(), amountInCents: centsSchema });

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
  trace: z.array(priceStepSchema),
  ...amounts,
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
  feesAndTaxInCents: centsSchema,
  stateFeeInCents: centsSchema,
  fetInCents: centsSchema,
  salesTaxInCents: centsSchema,
  freightInCents: centsSchema,
  totalInCents: centsSchema,
});
