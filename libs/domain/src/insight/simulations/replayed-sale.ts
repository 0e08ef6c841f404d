import type { Cents } from '../../money/index.js';
import type { PricedCart, PriceRequest } from '../../pricing/index.js';

/** A past order or cart to price again. */
export interface ReplayedSale {
  readonly saleId: string;
  /** Its name for staff: the order's number. */
  readonly label: string;
  /** An order uses up limits; an abandoned cart doesn't. */
  readonly kind: 'order' | 'cart';
  /** The original request. The replay counts the shopper's uses, starting with those in here. */
  readonly request: PriceRequest;
  /** Identical for sales of one customer within a replay; reveals nothing else about them. */
  readonly customer: string;
  /** The charged price; null for a cart. */
  readonly charged: PricedCart | null;
  /** Our cost for one tire of a line, by line id; lines with unknown costs are missing. */
  readonly costs: ReadonlyMap<string, Cents>;
}
