import { type Cents, ZERO_CENTS } from '../../money/index.js';
import type { MissReason, PriceRules, PriceStep, PromotionUse } from '../../pricing/index.js';
import type { SaleSums } from './sale-sums.js';

/** The sums of all orders by one set of rules. */
export interface OrderSums {
  readonly revenueInCents: Cents;
  readonly discountInCents: Cents;
  readonly totalInCents: Cents;
  /** Of orders whose costs are known, as is the margin. */
  readonly marginBaseInCents: Cents;
  readonly marginInCents: Cents;
  readonly ordersBelowFloor: number;
}

/** How a promotion's limits are used up within a replay: by all, and by customer where it is limited for one. */
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
  /** Of the orders that it applied to. */
  readonly revenueInCents: Cents;
}

/** What became of a promotion; why it was missed is counted for those of the draft. */
export interface PromotionCount {
  readonly before: PromotionSide;
  readonly after: PromotionSide;
  readonly missed: Readonly<Partial<Record<MissReason['kind'], number>>>;
}

/** Two promotions that met in an order: both applied, or the other kept the first one out. */
export interface PromotionMeeting {
  readonly kind: 'together' | 'keptOut';
  /** For one that was kept out, it. */
  readonly promotionId: string;
  readonly otherId: string;
  readonly orders: number;
}

/** An order that loses margin by the draft. */
export interface WorstSale {
  readonly saleId: string;
  readonly label: string;
  readonly isBelowFloor: boolean;
  readonly before: SaleSums;
  readonly after: SaleSums;
  readonly traceBefore: readonly PriceStep[];
  readonly traceAfter: readonly PriceStep[];
}

/** How far a replay has come: plain data that can be kept as JSON and gone on with. */
export interface ReplayState {
  readonly orders: number;
  readonly units: number;
  /** Orders whose price the draft changes, and their tires. */
  readonly ordersTouched: number;
  readonly unitsTouched: number;
  /** Orders that the rules before do not price as was charged, and by how much more than it. */
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

/** Of a replay that has not begun, of promotions that nobody has used. */
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
 * Of a replay that has not begun, with how far promotions had been used before its first sale; nobody has used a draft. How often
 * a customer had used something comes with their sales.
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
