import type { Cents } from '../../money/index.js';
import type { PricedCart, PriceRequest } from '../../pricing/index.js';

/** An order or a cart of the past, as it is priced again. */
export interface ReplayedSale {
  readonly saleId: string;
  /** What staff call it: the order's number. */
  readonly label: string;
  /** An order uses limits up; a cart that was left does not. */
  readonly kind: 'order' | 'cart';
  /** As it was asked then; the shopper's uses are counted by the replay, which begins with those in here. */
  readonly request: PriceRequest;
  /** The same for sales of one customer within a replay; says nothing else about them. */
  readonly customer: string;
  /** What was charged; null for a cart. */
  readonly charged: PricedCart | null;
  /** What we pay for one tire of a line, by the line's id; a line whose cost nobody knows is not in here. */
  readonly costs: ReadonlyMap<string, Cents>;
}
