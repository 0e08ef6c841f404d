'use server';

import { readCart } from './read-cart';
import { showCartOf, type ShownCart } from './shown-cart';

/** Returns the cart for the drawer when it opens. */
export const showCart = async (): Promise<ShownCart | null> => {
  const cart = await readCart();
  return cart === null ? null : showCartOf(cart);
};
