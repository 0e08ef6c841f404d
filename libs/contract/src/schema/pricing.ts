import { z } from 'zod';

import { centsSchema } from './money.js';
import { shape } from '../faults/shape.js';

const amounts = {
  installationInCents: centsSchema,
  installationSavingInCents: centsSchema,
  roadHazardInCents: centsSchema,
  fetInCents: centsSchema,
  stateFeeInCents: centsSchema,
  freightInCents: centsSchema,
  salesTaxInCents: centsSchema,
  totalInCents: centsSchema,
};

/** One rule that took part in a total, in plain words. */
export const priceStepSchema = shape({ label: z.string(), detail: z.string(), amountInCents: centsSchema });

export const pricedLineSchema = shape({
  lineId: z.string(),
  quantity: z.int(),
  unitPriceInCents: centsSchema,
  subtotalInCents: centsSchema,
  ...amounts,
});

/** A cart's price taken apart; the parts add up to `totalInCents`. */
export const pricedCartSchema = shape({
  lines: z.array(pricedLineSchema),
  tiresInCents: centsSchema,
  shippingInCents: centsSchema,
  isTaxKnown: z.boolean(),
  trace: z.array(priceStepSchema),
  ...amounts,
});

/** What a set of tires costs mounted at a typical shop near a ZIP, everything included. */
export const outTheDoorSchema = shape({
  quantity: z.int(),
  zip: z.string(),
  stateCode: z.string(),
  tiresInCents: centsSchema,
  installationInCents: centsSchema,
  installationSavingInCents: centsSchema,
  feesAndTaxInCents: centsSchema,
  stateFeeInCents: centsSchema,
  fetInCents: centsSchema,
  salesTaxInCents: centsSchema,
  freightInCents: centsSchema,
  totalInCents: centsSchema,
});
