import { z } from 'zod';

import { centsSchema, idSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { priceStepSchema } from '../../../pricing/index.js';

const count = z.int();

/** Null for staff who may not see tire costs. */
const margin = shape({
  inCents: centsSchema,
  /** The base: tires of orders with known costs. */
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

/** A simulation's result: the same sales under two sets of rules. It doesn't predict demand. */
export const simulationResult = shape({
  orders: count,
  units: count,
  ordersTouched: count,
  unitsTouched: count,
  /** Orders that the current rules price differently from the charge, and the total difference. */
  ordersUnlike: count,
  unlikeInCents: centsSchema,
  ordersWithoutCost: count,
  charged: side,
  before: side,
  after: side,
  /** `after` with the assumed change in volume. */
  assumed: shape({ orders: count, units: count, side }),
  /** Carts without an order; they are in no other figure. */
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
      /** Reasons it didn't apply to orders, most frequent first; only for the draft's promotions. */
      missed: z.array(missed),
    }),
  ),
  conflicts: shape({
    /** `promotion` didn't apply because of `other`. */
    keptOut: z.array(shape({ promotion: named, other: named, orders: count })),
    /** Both applied to one order. */
    together: z.array(shape({ promotion: named, other: named, orders: count })),
    /** The draft's promotions that applied to no order. */
    neverApplied: z.array(shape({ ...named.shape, reasons: z.array(missed) })),
  }),
  /** Orders that lose the most margin, with their price explained. */
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
