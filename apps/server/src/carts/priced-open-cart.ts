import type { PricedCart, PriceDestination } from '@simpletread/domain';

import type { Tire } from '../catalogue/index.js';
import type { Shop } from '../installers/index.js';
import type { Cart, CartLine } from './cart.js';

/** A cart with everything its price hangs on, as of one moment. */
export interface PricedOpenCart {
  readonly cart: Cart;
  readonly lines: readonly { readonly line: CartLine; readonly tire: Tire }[];
  readonly shop: Shop | null;
  readonly destination: PriceDestination | null;
  readonly pricing: PricedCart;
  /**
   * Before it is chosen how the tires come: what they cost mounted at a typical shop near the cart's ZIP. Null once it is
   * chosen, without a ZIP, and where no shop mounts them.
   */
  readonly installed: PricedCart | null;
}
