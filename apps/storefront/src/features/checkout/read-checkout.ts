import type { CartReply } from '@simpletread/contract';
import { isPayLater, type PayLaterMethod } from '@simpletread/domain';
import { redirect } from 'next/navigation';
import type { CartPrice } from '../cart/cart-price';
import { cartPriceOf } from '../cart/shown-cart';
import { readCard, type ChosenCard } from './card-cookie';
import { checkoutHref, reachableStep, type CheckoutStep } from './checkout-steps';
import { readFilledCart } from './open-cart';

export interface Checkout {
  readonly cart: CartReply;
  readonly price: CartPrice;
  readonly card: ChosenCard | null;
  /** Who lends the money; null where a card pays. */
  readonly lender: PayLaterMethod | null;
}

/** The cart and what pays for it, for a step of the checkout; who comes too early is led to what is missing. */
export const readCheckout = async (step: CheckoutStep): Promise<Checkout> => {
  const [cart, card] = await Promise.all([readFilledCart(), readCard()]);
  const lender = isPayLater(cart.paymentMethod) ? cart.paymentMethod : null;
  const reachable = reachableStep(cart, card !== null || lender !== null, step);
  if (reachable !== step) redirect(checkoutHref(reachable));
  return { cart, price: cartPriceOf(cart), card, lender };
};
