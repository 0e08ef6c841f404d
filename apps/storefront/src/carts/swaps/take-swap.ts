'use server';

import { CART_COOKIE, CART_QUANTITY_COOKIE } from '@simpletread/domain';
import { ContractError, takeSwap } from '@simpletread/contract';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { shopperClient } from '../../shell/api';
import type { ChangeAnswer } from '../../shell/form';
import { attributesOf } from '../../shell/stored-values';
import { cartToken } from '../cart';

const NOT_TAKEN = 'Oops, something went wrong! Please try again.';

/** Puts the chosen tires and the rest of the order into the shopper’s cart, and redirects to it. */
export const takeSwapTires = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const text = (name: string): string => String(form.get(name) ?? '');
  try {
    const body = {
      token: text('token'),
      lineId: text('lineId'),
      tireId: text('tireId'),
      quantity: Number(text('quantity')),
      cartToken: await cartToken(),
    };
    const idempotencyKey = crypto.randomUUID();
    const taken = await (await shopperClient()).call(takeSwap, { body }, { idempotencyKey });
    const jar = await cookies();
    jar.set(CART_COOKIE.name, taken.cartToken, attributesOf(CART_COOKIE));
    jar.set(CART_QUANTITY_COOKIE.name, String(taken.cart.quantity), attributesOf(CART_QUANTITY_COOKIE));
  } catch (error) {
    const isSaid = error instanceof ContractError && (error.statusCode ?? 500) < 500;
    return { ...before, problem: isSaid ? error.message : NOT_TAKEN, attempt: before.attempt + 1 };
  }
  redirect('/cart');
};
