import { redirect } from 'next/navigation';
import { readCart } from '../../../../../carts';
import { forgetCart } from '../../../../../orders';

/** Clears the cart of a delayed payment that succeeded; a page can't set cookies. */
export const GET = async () => {
  if ((await readCart()) === null) await forgetCart();
  redirect('/checkout/order-confirmation');
};
