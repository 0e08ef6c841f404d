'use server';

import { faultMessage } from '@simpletread/contract';
import { redirect } from 'next/navigation';
import { linesOfForm } from './lines-of-form';
import { putInCart } from './put-in-cart';
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
  const { cart, error } = await putInCart(lines.value, form);
  if (cart === null) return { error, added: null };
  if (form.get('stay') === 'yes') return { error: null, added: showCartOf(cart) };
  redirect('/cart');
};
