import { CART_QUANTITY_COOKIE } from '@simpletread/domain';
import { type CartReply, ContractError } from '@simpletread/contract';
import { cookies } from 'next/headers';
import { attributesOf } from '../../../shell/stored-values';
import { withFriendCode } from '../codes/friend-code';
import { withNextShop } from '../install-here/with-next-shop';
import { fillCart, type NewLines } from './fill-cart';

/** The filled cart, or why the tires were not added, in the fault's words. */
export type PutInCart =
  { readonly cart: CartReply; readonly error: null } | { readonly cart: null; readonly error: string };

/**
 * Puts the tires that a form asks for into the shopper's cart, with a friend's code and a shop that wait for it, and keeps their number for the header.
 * The form's key makes a form that is sent twice add once.
 */
export const putInCart = async (lines: NewLines, form: FormData): Promise<PutInCart> => {
  try {
    const formKey = String(form.get('formKey') ?? crypto.randomUUID());
    const filled = await fillCart({ lines, formKey });
    const cart = await withNextShop(filled.token, await withFriendCode(filled.token, filled.cart));
    const { name } = CART_QUANTITY_COOKIE;
    (await cookies()).set(name, String(cart.quantity), attributesOf(CART_QUANTITY_COOKIE));
    return { cart, error: null };
  } catch (error) {
    const isRefused = error instanceof ContractError && (error.statusCode ?? 500) < 500;
    return {
      cart: null,
      error: isRefused ? error.message : 'Oops, something went wrong! Please try again.',
    };
  }
};
