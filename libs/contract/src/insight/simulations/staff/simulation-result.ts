import { z } from 'zod';

import { centsSchema, idSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { priceStepSchema } from '../../../pricing/index.js';

const count = z.int();

/** Null for members of staff who may not see what tires cost. */
const margin = shape({
  inCents: centsSchema,
  /** The tires that it is a part of: those of orders whose costs are known. */
  baseInCents: centsSchema,
  ordersBelowFloor: count,
}).nullable();

const side = shape({
  /** Tires, installation, coverage and freight after promotions, without taxes and fees. */
  revenueInCents: centsSchema,
  discountInCents: centsSchema,
  totalInCents: centsSchema,
  margin,
});

const promotionSide = shape({
  orders: count,
  units: count,
  discountInCents: centsSchema,
  revenueInCents: centsSchema,
});

const named = shape({ id: z.string(), name: z.string(), isDraft: z.boolean() });

const missed = shape({ words: z.string(), orders: count });

const sums = shape({
  revenueInCents: centsSchema,
  discountInCents: centsSchema,
  totalInCents: centsSchema,
  marginInCents: centsSchema.nullable(),
});

/** What came of a simulation. Before and after are the same sales by two sets of rules; demand is not predicted. */
export const simulationResult = shape({
  orders: count,
  units: count,
  ordersTouched: count,
  unitsTouched: count,
  /** Orders whose price by the rules before is not what was charged, and by how much all of these are above it. */
  ordersUnlike: count,
  unlikeInCents: centsSchema,
  ordersWithoutCost: count,
  charged: side,
  before: side,
  after: side,
  /** `after` with the assumed change of volume. */
  assumed: shape({ orders: count, units: count, side }),
  /** Carts that nobody has ordered; they are in no other figure. */
  carts: shape({
    count,
    touched: count,
    beforeInCents: centsSchema,
    afterInCents: centsSchema,
  }),
  promotions: z.array(
    shape({
      ...named.shape,
      before: promotionSide,
      after: promotionSide,
      /** Why it did not apply to orders, the most frequent reason first; for those of the draft. */
      missed: z.array(missed),
    }),
  ),
  conflicts: shape({
    /** `promotion` did not apply because of `other`. */
    keptOut: z.array(shape({ promotion: named, other: named, orders: count })),
    /** Both applied to one order. */
    together: z.array(shape({ promotion: named, other: named, orders: count })),
    /** Those of the draft that applied to no order. */
    neverApplied: z.array(shape({ ...named.shape, reasons: z.array(missed) })),
  }),
  /** Orders that lose the most margin, with how their prices come about. */
  worst: z.array(
    shape({
      orderId: idSchema,
      orderNumber: z.string(),
      isBelowFloor: z.boolean(),
      before: sums,
      after: sums,
      traceBefore: z.array(priceStepSchema),
      traceAfter: z.array(priceStepSchema),
    }),
  ),
});

export type SimulationResult = z.output<typeof simulationResult>;
export type SimulationSide = z.output<typeof side>;
