import { getCart, type CartReply, type createClient } from '@simpletread/contract';
import { redirect } from 'next/navigation';
import { isRefusal, shopperClient } from '../../../shell/api';
import { cartToken, readCart } from './read-cart';

type CartClient = ReturnType<typeof createClient>;

/** Returns the cart being checked out; redirects to the cart if it has no tires. */
export const readFilledCart = async (): Promise<CartReply> => {
  const cart = await readCart();
  return cart === null || cart.lines.length === 0 ? redirect('/cart') : cart;
};

/** Calls the API as the bearer of the shopper's cart. Without a cart the shopper is back in it. */
export const openCartClient = async (): Promise<CartClient> => {
  const token = await cartToken();
  return token === null ? redirect('/cart') : shopperClient({ cart: token });
};

/**
 * Applies a change to the shopper's current cart. A checkout form replaces earlier answers, so if the cart changed in between, it is read
 * again and the change retried once. Redirects to the cart page without a cart.
 */
export const changeOpenCart = async <T>(
  change: (client: CartClient, cart: CartReply) => Promise<T>,
): Promise<T> => {
  const client = await openCartClient();
  const attempt = async () => change(client, await client.call(getCart, {}));
  try {
    return await attempt();
  } catch (error) {
    if (!isRefusal(error, 'record.stale')) throw error;
    return attempt();
  }
};

export const newKey = (): { idempotencyKey: string } => ({ idempotencyKey: crypto.randomUUID() });
