import { redirect } from 'next/navigation';
import { readCart } from '../../../../../features/cart/read-cart';
import { forgetCart } from '../../../../../shopper/own-order';

/** A payment that took its time is through: the cart it paid for is let go here, as a page cannot set cookies. */
export const GET = async () => {
  if ((await readCart()) === null) await forgetCart();
  redirect('/checkout/order-confirmation');
};
