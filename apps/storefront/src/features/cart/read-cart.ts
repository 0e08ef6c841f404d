import { getCart, type CartReply } from '@simpletread/contract';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { shopperClient } from '../../api/client';
import { isRefusal } from '../../api/contract-problem';
import { COOKIES } from '../../shopper/cookies';

/** The bearer of the shopper's cart, or null where there is none. */
export const cartToken = async (): Promise<string | null> => (await cookies()).get(COOKIES.cart)?.value ?? null;

/** The shopper's cart priced now; null where there is none, or where it has become an order. */
export const readCart = cache(async (): Promise<CartReply | null> => {
  const token = await cartToken();
  if (token === null) return null;
  try {
    const cart = await (await shopperClient(token)).call(getCart, {});
    const placedCart = (await cookies()).get(COOKIES.placedCart)?.value;
    return cart.cartId === placedCart ? null : cart;
  } catch (error) {
    if (isRefusal(error, 'record.missing', 'access.refused', 'access.signInRequired')) return null;
    throw error;
  }
});
