import { type CartReply, getCartGiftCards } from '@simpletread/contract';
import { isPayLater, type PayLaterMethod, splitTenders } from '@simpletread/domain';
import { redirect } from 'next/navigation';
import { shopperClient } from '../../../shell/api';
import type { CartPrice } from '../../../pricing';
import { cartPriceOf, cartToken, readFilledCart } from '../../cart';
import { readCard, type ChosenCard } from '../payment/card-cookie';
import { checkoutHref, type CheckoutStep } from '../../../shell/paths';
import { reachableStep } from './checkout-steps';
import type { GiftCardPart } from '../../../orders';

export interface Checkout {
  readonly cart: CartReply;
  readonly price: CartPrice;
  readonly card: ChosenCard | null;
  /** The lender; null for a card. */
  readonly lender: PayLaterMethod | null;
  /** The gift card's part; null without one. */
  readonly giftCard: GiftCardPart | null;
}

/** Steps that choose a gift card or are about to pay; earlier steps have none. */
const PAYS_IN: readonly CheckoutStep[] = ['payments', 'order-summary'];

const readGiftCard = async ({ pricing }: CartReply): Promise<GiftCardPart | null> => {
  const client = await shopperClient({ cart: (await cartToken()) ?? '' });
  const { chosen } = await client.call(getCartGiftCards, {});
  if (chosen === null) return null;
  const { giftCardInCents, moneyInCents } = splitTenders(pricing.totalInCents, chosen.balanceInCents);
  return { number: chosen.number, paysInCents: giftCardInCents, toPayInCents: moneyInCents };
};

/** Returns the cart and its payer for a checkout step; redirects to an unfinished step before it. */
export const readCheckout = async (step: CheckoutStep): Promise<Checkout> => {
  const [cart, card] = await Promise.all([readFilledCart(), readCard()]);
  const lender = isPayLater(cart.paymentMethod) ? cart.paymentMethod : null;
  const giftCard = PAYS_IN.includes(step) ? await readGiftCard(cart) : null;
  const hasPayer = card !== null || lender !== null || giftCard?.toPayInCents === 0;
  const reachable = reachableStep(cart, hasPayer, step);
  if (reachable !== step) redirect(checkoutHref(reachable));
  return { cart, price: cartPriceOf(cart), card, lender, giftCard };
};
