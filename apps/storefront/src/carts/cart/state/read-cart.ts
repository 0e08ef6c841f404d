import { CART_COOKIE } from '@simpletread/domain';
import { getCart, type CartReply } from '@simpletread/contract';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { isRefusal, shopperClient } from '../../../shell/api';
import { readConfirmation, readOwnOrder } from '../../../orders';

/** The bearer of the shopper's cart, or null where there is none. */
export const cartToken = async (): Promise<string | null> =>
  (await cookies()).get(CART_COOKIE.name)?.value ?? null;

// A payment may have gone through after its shopper had left the page that waited for it.
const isOrdered = async ({ cartId }: CartReply): Promise<boolean> => {
  if ((await readOwnOrder())?.cartId !== cartId) return false;
  const confirmation = await readConfirmation();
  return confirmation !== null && confirmation !== 'failed' && confirmation.order !== null;
};

/** The shopper's cart priced now; null where there is none, or where it has become an order. */
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
