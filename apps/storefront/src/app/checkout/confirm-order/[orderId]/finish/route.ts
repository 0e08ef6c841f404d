import { redirect } from 'next/navigation';
import { readCart } from '../../../../../carts';
import { forgetCart } from '../../../../../orders';

/** A payment that took its time is through: the cart it paid for is let go here, as a page cannot set cookies. */
export const GET = async () => {
  if ((await readCart()) === null) await forgetCart();
  redirect('/checkout/order-confirmation');
};
