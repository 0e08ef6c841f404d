import type { CartReply } from '@simpletread/contract';
import type { CartPrice } from '../../../pricing';

/** A cart together with the price it is shown with. */
export interface ShownCart {
  readonly cart: CartReply;
  readonly price: CartPrice;
}

/**
 * The price that a cart is shown with, everywhere the same: what it costs as chosen; before that, where its ZIP has
 * shops, installed at what they usually take, which is the price of the results and of the product.
 */
export const cartPriceOf = ({ pricing, installedPricing, fulfilment, shop, zip }: CartReply): CartPrice => {
  if (installedPricing !== null) return { pricing: installedPricing, fulfilment: null, usualNear: zip };
  const isUndecided = fulfilment === 'ship-to-shop' && shop === null;
  return { pricing, fulfilment: isUndecided ? null : fulfilment, usualNear: null };
};

export const showCartOf = (cart: CartReply): ShownCart => ({ cart, price: cartPriceOf(cart) });
