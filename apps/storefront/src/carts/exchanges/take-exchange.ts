'use server';

import { CART_COOKIE, CART_QUANTITY_COOKIE, VEHICLE_COOKIE } from '@simpletread/domain';
import { ContractError, takeExchange } from '@simpletread/contract';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { shopperClient } from '../../shell/api';
import type { ChangeAnswer } from '../../shell/form';
import { vehicleKeyText } from '../../shell/shopper';
import { attributesOf } from '../../shell/stored-values';
import { cartToken } from '../cart';

const NOT_TAKEN = 'Oops, something went wrong! Please try again.';

/** Adds the right tires to the shopper's cart, for their vehicle, and redirects to the cart. */
export const takeRightTires = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  try {
    const body = { token: String(form.get('token') ?? ''), cartToken: await cartToken() };
    const idempotencyKey = crypto.randomUUID();
    const taken = await (await shopperClient()).call(takeExchange, { body }, { idempotencyKey });
    const jar = await cookies();
    jar.set(CART_COOKIE.name, taken.cartToken, attributesOf(CART_COOKIE));
    jar.set(CART_QUANTITY_COOKIE.name, String(taken.cart.quantity), attributesOf(CART_QUANTITY_COOKIE));
    const { vehicle } = taken.cart;
    if (vehicle !== null) {
      const { makeSlug: make, modelSlug: model, year, trim } = vehicle;
      const key = vehicleKeyText({ make, model, year, trim: trim === '' ? null : trim });
      jar.set(VEHICLE_COOKIE.name, key, attributesOf(VEHICLE_COOKIE));
    }
  } catch (error) {
    const isSaid = error instanceof ContractError && (error.statusCode ?? 500) < 500;
    return { ...before, problem: isSaid ? error.message : NOT_TAKEN, attempt: before.attempt + 1 };
  }
  redirect('/cart');
};
