import type { CartReply } from '@simpletread/contract';
import type { CartPrice } from '../../../pricing';

/** A cart with its displayed price. */
export interface ShownCart {
  readonly cart: CartReply;
  readonly price: CartPrice;
}

/**
 * Returns a cart's displayed price, the same everywhere: its cost as chosen; before a choice, if its ZIP has shops, installed at their
 * usual price, as in results and on product pages.
 */
export const cartPriceOf = ({ pricing, installedPricing, fulfilment, shop, zip }: CartReply): CartPrice => {
  if (installedPricing !== null) return { pricing: installedPricing, fulfilment: null, usualNear: zip };
  const isUndecided = fulfilment === 'ship-to-shop' && shop === null;
  return { pricing, fulfilment: isUndecided ? null : fulfilment, usualNear: null };
};

export const showCartOf = (cart: CartReply): ShownCart => ({ cart, price: cartPriceOf(cart) });
