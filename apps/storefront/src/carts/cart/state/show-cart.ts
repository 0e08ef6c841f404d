'use server';

import { readCart } from './read-cart';
import { showCartOf, type ShownCart } from './shown-cart';

/** The cart for the drawer, read when it is opened. */
export const showCart = async (): Promise<ShownCart | null> => {
  const cart = await readCart();
  return cart === null ? null : showCartOf(cart);
};
