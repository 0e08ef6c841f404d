import { CART_COOKIE } from '@simpletread/domain';
import { getCart, type CartReply } from '@simpletread/contract';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { isRefusal, shopperClient } from '../../../shell/api';
import { readConfirmation, readOwnOrder } from '../../../orders';

/** Returns the credentials of the shopper's cart, or null without one. */
export const cartToken = async (): Promise<string | null> =>
  (await cookies()).get(CART_COOKIE.name)?.value ?? null;

// A payment may have succeeded after its shopper left the waiting page.
const isOrdered = async ({ cartId }: CartReply): Promise<boolean> => {
  if ((await readOwnOrder())?.cartId !== cartId) return false;
  const confirmation = await readConfirmation();
  return confirmation !== null && confirmation !== 'failed' && confirmation.order !== null;
};

/** Returns the shopper's cart with current prices; null if there is none or if it has become an order. */
export const readCart = cache(async (): Promise<CartReply | null> => {
  const token = await cartToken();
  if (token === null) return null;
  try {
    const cart = await (await shopperClient({ cart: token })).call(getCart, {});
    return (await isOrdered(cart)) ? null : cart;
  } catch (error) {
    if (isRefusal(error, 'record.missing', 'access.refused', 'access.signInRequired')) return null;
    throw error;
  }
});
