import type {
  AccountTypeName,
  Cents,
  ExplainedPrice,
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

/** What is told beside a shopper's own prices. */
export interface PricesBeside {
  /** What everybody pays for a tire of a line, by the line's id. */
  readonly everybodys: ReadonlyMap<string, Cents>;
  readonly charged: ChargedPrices;
}

/** A cart with everything its price hangs on, as of one moment. */
export interface PricedOpenCart {
  readonly cart: Cart;
  readonly lines: readonly { readonly line: CartLine; readonly tire: Tire }[];
  readonly shop: Shop | null;
  readonly pickupPoint: PickupPointPlace | null;
  /** Whether the slot that the cart wants can still be had; true where it wants none. */
  readonly isAppointmentFree: boolean;
  readonly destination: PriceDestination | null;
  /** What the buyer's account is first of all; Retail for a guest. */
  readonly accountType: AccountTypeName;
  /** What prices of the buyer's own are called. */
  readonly priceLabel: PriceLabel | null;
  readonly pricing: PricedCart;
  readonly beside: PricesBeside;
  /** Promotions that do not apply to it, and why. */
  readonly missed: readonly MissedPromotion[];
  /** Where prices of lists come from, by line. */
  readonly listed: ExplainedPrice['listed'];
  /** When, for whom and on what occasion it was priced. */
  readonly context: PriceContext;
  /** The promotion of its code; null without a code, or with one that is good for nothing any more. */
  readonly coupon: PriceContext['coupon'];
  /**
   * Before it is chosen how the tires come: what they cost mounted at a typical shop near the cart's ZIP. Null once it is
   * chosen, without a ZIP, and where no shop mounts them.
   */
  readonly installed: PricedCart | null;
}
