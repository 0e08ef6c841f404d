import type { CartReply } from '@simpletread/contract';
import type { CartPrice } from './cart-price';
import { installedPricing } from './installed-pricing';
import { readUsualInstall } from './read-usual-install';

/** A cart together with the price it is shown with. */
export interface ShownCart {
  readonly cart: CartReply;
  readonly price: CartPrice;
}

/** Whether nothing says yet how the tires come: a shop order lacks its shop when that shop is gone. */
const isUndecided = ({ fulfilment, shop }: CartReply): boolean =>
  fulfilment === null || (fulfilment === 'ship-to-shop' && shop === null);

/**
 * The price that a cart is shown with, everywhere the same: what it costs as chosen; before that, where its ZIP has
 * shops, installed at what they usually take, which is the price of the results and of the product.
 */
export const cartPriceOf = async (cart: CartReply): Promise<CartPrice> => {
  const { pricing, fulfilment, zip } = cart;
  if (!isUndecided(cart)) return { pricing, fulfilment, usualNear: null };
  const usual = await readUsualInstall(cart);
  const installed = usual === null ? null : installedPricing(cart, usual);
  return installed === null
    ? { pricing, fulfilment: null, usualNear: null }
    : { pricing: installed, fulfilment: null, usualNear: zip };
};

export const showCartOf = async (cart: CartReply): Promise<ShownCart> => ({
  cart,
  price: await cartPriceOf(cart),
});
