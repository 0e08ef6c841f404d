import { type Cents, ZERO_CENTS } from '../../money/index.js';
import type { MissReason, PriceRules, PriceStep, PromotionUse } from '../../pricing/index.js';
import type { SaleSums } from './sale-sums.js';

/** Totals of all orders under one set of rules. */
export interface OrderSums {
  readonly revenueInCents: Cents;
  readonly discountInCents: Cents;
  readonly totalInCents: Cents;
  /** For orders with known costs, like the margin. */
  readonly marginBaseInCents: Cents;
  readonly marginInCents: Cents;
  readonly ordersBelowFloor: number;
}

/** Uses of a promotion's limits within a replay: in total, and by customer where the limit is per customer. */
export interface ReplayUses {
  readonly [promotionId: string]: {
    readonly uses: number;
    readonly spentInCents: Cents;
    readonly customers: Readonly<Record<string, number>>;
  };
}

export interface PromotionSide {
  readonly orders: number;
  readonly units: number;
  readonly discountInCents: Cents;
  /** Revenue of the orders it applied to. */
  readonly revenueInCents: Cents;
}

/** A promotion's results. Misses are counted only for the draft's promotions. */
export interface PromotionCount {
  readonly before: PromotionSide;
  readonly after: PromotionSide;
  readonly missed: Readonly<Partial<Record<MissReason['kind'], number>>>;
}

/** Two promotions that met in an order: both applied, or the other excluded the first. */
export interface PromotionMeeting {
  readonly kind: 'together' | 'keptOut';
  /** The excluded promotion, if one was. */
  readonly promotionId: string;
  readonly otherId: string;
  readonly orders: number;
}

/** An order that loses margin under the draft. */
export interface WorstSale {
  readonly saleId: string;
  readonly label: string;
  readonly isBelowFloor: boolean;
  readonly before: SaleSums;
  readonly after: SaleSums;
  readonly traceBefore: readonly PriceStep[];
  readonly traceAfter: readonly PriceStep[];
}

/** The progress of a replay: plain data that can be stored as JSON and resumed. */
export interface ReplayState {
  readonly orders: number;
  readonly units: number;
  /** Orders whose price the draft changes, and their tires. */
  readonly ordersTouched: number;
  readonly unitsTouched: number;
  /** Orders that the rules in force price differently from the charge, and the difference. */
  readonly ordersUnlike: number;
  readonly unlikeInCents: Cents;
  readonly ordersWithoutCost: number;
  readonly charged: OrderSums;
  readonly before: OrderSums;
  readonly after: OrderSums;
  readonly carts: {
    readonly count: number;
    readonly touched: number;
    readonly beforeInCents: Cents;
    readonly afterInCents: Cents;
  };
  readonly promotions: Readonly<Record<string, PromotionCount>>;
  readonly meetings: Readonly<Record<string, PromotionMeeting>>;
  readonly worst: readonly WorstSale[];
  readonly uses: { readonly before: ReplayUses; readonly after: ReplayUses };
}

const NO_SUMS: OrderSums = {
  revenueInCents: ZERO_CENTS,
  discountInCents: ZERO_CENTS,
  totalInCents: ZERO_CENTS,
  marginBaseInCents: ZERO_CENTS,
  marginInCents: ZERO_CENTS,
  ordersBelowFloor: 0,
};

/** The state before a replay, with unused promotions. */
export const NOTHING_REPLAYED: ReplayState = {
  orders: 0,
  units: 0,
  ordersTouched: 0,
  unitsTouched: 0,
  ordersUnlike: 0,
  unlikeInCents: ZERO_CENTS,
  ordersWithoutCost: 0,
  charged: NO_SUMS,
  before: NO_SUMS,
  after: NO_SUMS,
  carts: { count: 0, touched: 0, beforeInCents: ZERO_CENTS, afterInCents: ZERO_CENTS },
  promotions: {},
  meetings: {},
  worst: [],
  uses: { before: {}, after: {} },
};

/**
 * Returns the state before a replay, with the promotion uses before its first sale. A draft has none. A customer's own uses come with their
 * sales.
 */
export const nothingReplayed = (
  used: ReadonlyMap<string, PromotionUse>,
  draft: Pick<PriceRules, 'promotions'>,
): ReplayState => {
  const before = Object.fromEntries(
    [...used].map(([promotionId, use]) => [promotionId, { ...use, customers: {} }]),
  );
  const drafted = new Set(draft.promotions.map(({ promotionId }) => promotionId));
  const after = Object.fromEntries(
    Object.entries(before).filter(([promotionId]) => !drafted.has(promotionId)),
  );
  return { ...NOTHING_REPLAYED, uses: { before, after } };
};
