'use server';

import { CART_QUANTITY_COOKIE } from '@simpletread/domain';
import { ContractError, faultMessage } from '@simpletread/contract';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { attributesOf } from '../../../shell/stored-values';
import { withFriendCode } from '../codes/friend-code';
import { fillCart } from './fill-cart';
import { linesOfForm } from './lines-of-form';
import { showCartOf, type ShownCart } from '../state/shown-cart';

export interface AddToCartState {
  /** Why the tires were not added, in the fault's words. */
  readonly error: string | null;
  /** The cart with the tires, if the page asked to stay. */
  readonly added: ShownCart | null;
}

/** Adds the form's tires to the shopper's cart, opening one if needed, and redirects to the cart; a page with script stays. */
export const addToCart = async (_before: AddToCartState, form: FormData): Promise<AddToCartState> => {
  const lines = linesOfForm(form);
  if (!lines.ok) return { error: faultMessage(lines.fault), added: null };
  try {
    const filled = await fillCart({
      lines: lines.value,
      formKey: String(form.get('formKey') ?? crypto.randomUUID()),
    });
    const cart = await withFriendCode(filled.token, filled.cart);
    (await cookies()).set(
      CART_QUANTITY_COOKIE.name,
      String(cart.quantity),
      attributesOf(CART_QUANTITY_COOKIE),
    );
    if (form.get('stay') === 'yes') return { error: null, added: showCartOf(cart) };
  } catch (error) {
    if (error instanceof ContractError && (error.statusCode ?? 500) < 500) {
      return { error: error.message, added: null };
    }
    return { error: 'Oops, something went wrong! Please try again.', added: null };
  }
  redirect('/cart');
};
