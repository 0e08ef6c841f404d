import { FRIEND_CODE_COOKIE } from '@simpletread/domain';
import { type CartReply, ContractError, setCartCoupon } from '@simpletread/contract';
import { cookies } from 'next/headers';
import { isRefusal, shopperClient } from '../../../shell/api';
import { attributesOf } from '../../../shell/stored-values';
import { CODE_REFUSALS } from './code-refusals';

/** Keeps a friend's code until there is a cart for it. */
export const keepFriendCode = async (code: string): Promise<void> => {
  (await cookies()).set(FRIEND_CODE_COOKIE.name, code, attributesOf(FRIEND_CODE_COOKIE));
};

/**
 * Returns the cart with the stored friend code applied. A code that is refused is dropped; if that is unknown, it waits for the next tires.
 * A code never prevents adding tires.
 */
export const withFriendCode = async (token: string, cart: CartReply): Promise<CartReply> => {
  const jar = await cookies();
  const code = jar.get(FRIEND_CODE_COOKIE.name)?.value;
  if (code === undefined) return cart;
  try {
    const client = await shopperClient({ cart: token });
    const body = { version: cart.version, code, isReplacing: false };
    const priced = await client.call(setCartCoupon, { body }, { idempotencyKey: crypto.randomUUID() });
    jar.delete(FRIEND_CODE_COOKIE.name);
    return priced;
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    if (isRefusal(error, ...CODE_REFUSALS)) jar.delete(FRIEND_CODE_COOKIE.name);
    return cart;
  }
};
