'use server';

import { faultMessage } from '@simpletread/contract';
import { redirect } from 'next/navigation';
import { putInCart } from '../cart';
import { linesOfReorder } from './lines-of-reorder';

export interface OrderAgainState {
  readonly error: string | null;
}

/** Puts the tires of an earlier order into the cart, at today's prices, and opens it. */
export const orderAgain = async (_before: OrderAgainState, form: FormData): Promise<OrderAgainState> => {
  const lines = linesOfReorder(form.getAll('line').map(String));
  if (lines === null) return { error: faultMessage({ code: 'cart.quantityInvalid', data: {} }) };
  const { error } = await putInCart(
    lines.map((line) => ({ ...line, hasRoadHazard: false })),
    form,
  );
  if (error !== null) return { error };
  redirect('/cart');
};
