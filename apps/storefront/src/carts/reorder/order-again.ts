'use server';

import { ContractError, faultMessage } from '@simpletread/contract';
import { CART_QUANTITY_COOKIE } from '@simpletread/domain';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { fillCart } from '../cart';
import { attributesOf } from '../../shell/stored-values';
import { linesOfReorder } from './lines-of-reorder';

export interface OrderAgainState {
  readonly error: string | null;
}

/** Puts the tires of an earlier order into the cart, at today's prices, and opens it. */
export const orderAgain = async (_before: OrderAgainState, form: FormData): Promise<OrderAgainState> => {
  const lines = linesOfReorder(form.getAll('line').map(String));
  if (lines === null) return { error: faultMessage({ code: 'cart.quantityInvalid', data: {} }) };
  try {
    const { cart } = await fillCart({
      lines: lines.map((line) => ({ ...line, hasRoadHazard: false })),
      formKey: String(form.get('formKey') ?? crypto.randomUUID()),
    });
    (await cookies()).set(
      CART_QUANTITY_COOKIE.name,
      String(cart.quantity),
      attributesOf(CART_QUANTITY_COOKIE),
    );
  } catch (error) {
    if (error instanceof ContractError && (error.statusCode ?? 500) < 500) return { error: error.message };
    return { error: 'Oops, something went wrong! Please try again.' };
  }
  redirect('/cart');
};
