import type {
  AccountTypeName,
  Cents,
  ExplainedPrice,
  LenderPrice,
  MissedPromotion,
  PriceContext,
  PricedCart,
  PriceDestination,
  PriceLabel,
} from '@simpletread/domain';

import type { Tire } from '../../catalogue/index.js';
import type { Shop } from '../../installers/index.js';
import type { PickupPointPlace } from '../../delivery/index.js';
import type { ChargedPrices } from '../../pricing/index.js';
import type { Cart, CartLine } from './cart.js';

/** The facts shown beside a shopper's own prices. */
export interface PricesBeside {
  /** The public price of one tire of each line, by line id. */
  readonly everybodys: ReadonlyMap<string, Cents>;
  readonly charged: ChargedPrices;
}

/** A cart with everything its price hangs on, as of one moment. */
export interface PricedOpenCart {
  readonly cart: Cart;
  readonly lines: readonly { readonly line: CartLine; readonly tire: Tire }[];
  readonly shop: Shop | null;
  readonly pickupPoint: PickupPointPlace | null;
  /** True if the warehouse of the pickup has all of the tires, or none is chosen. */
  readonly isAtWarehouse: boolean;
  /** When they can be picked up there if the order is placed now; null for all that ship. */
  readonly pickupReadyBy: Date | null;
  /** True if the wanted slot is still free, or none is wanted. */
  readonly isAppointmentFree: boolean;
  readonly destination: PriceDestination | null;
  /** The main type of the buyer's account; Retail for a guest. */
  readonly accountType: AccountTypeName;
  /** The name of the buyer's own prices. */
  readonly priceLabel: PriceLabel | null;
  readonly pricing: PricedCart;
  /** The held price of each line that has one, by its id. */
  readonly held: ReadonlyMap<string, Cents>;
  readonly beside: PricesBeside;
  /** Promotions that do not apply to it, and why. */
  readonly missed: readonly MissedPromotion[];
  /** The sources of list prices, by line. */
  readonly listed: ExplainedPrice['listed'];
  /** When, for whom and on what occasion it was priced. */
  readonly context: PriceContext;
  /** The promotion of the cart's code. Null without a code, or with one that no longer works. */
  readonly coupon: PriceContext['coupon'];
  /**
   * Before it is chosen how the tires come: what they cost mounted at a typical shop near the cart's ZIP. Null once it is
   * chosen, without a ZIP, and where no shop mounts them.
   */
  readonly installed: PricedCart | null;
  /** The lowest total with a lender, of the price that is shown; null where none is below the card's. */
  readonly payLater: LenderPrice | null;
}
