'use server';

import { ContractError, openQuote, takeQuote } from '@simpletread/contract';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { shopperClient } from '../../api/client';
import { cookieAttributes, CART_SECONDS, COOKIES, secretCookieAttributes } from '../../shopper/cookies';
import { attributesOf } from '../../shopper/cookie-attributes';
import { vehicleKeyText } from '../../shopper/vehicle-key';
import { reportProblem } from '../../telemetry/report-problem';
import { withFriendCode } from '../cart/friend-code';
import { cartToken } from '../cart/read-cart';
import type { ChangeAnswer } from '../standing/change-answer';

/** Tells who wrote a quote that its customer has seen it. Never fails. */
export const noteOpened = async (token: string): Promise<void> => {
  try {
    await (await shopperClient()).call(openQuote, { body: { token } });
  } catch (error) {
    reportProblem('quote opened', error);
  }
};

const NOT_TAKEN = 'Oops, something went wrong! Please try again.';

/** Puts the tires of a quote into the shopper's cart, for its vehicle and ZIP, and leads to the cart. */
export const takeIntoCart = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  try {
    const body = { token: String(form.get('token') ?? ''), cartToken: await cartToken() };
    const idempotencyKey = crypto.randomUUID();
    const taken = await (await shopperClient()).call(takeQuote, { body }, { idempotencyKey });
    const cart = await withFriendCode(taken.cartToken, taken.cart);
    const jar = await cookies();
    jar.set(COOKIES.cart, taken.cartToken, secretCookieAttributes(CART_SECONDS));
    jar.set(COOKIES.cartQuantity, String(cart.quantity), cookieAttributes(CART_SECONDS));
    const { vehicle } = cart;
    if (vehicle !== null) {
      const { makeSlug: make, modelSlug: model, year, trim } = vehicle;
      const key = vehicleKeyText({ make, model, year, trim: trim === '' ? null : trim });
      jar.set(COOKIES.vehicle, key, attributesOf(COOKIES.vehicle));
    }
  } catch (error) {
    const isSaid = error instanceof ContractError && (error.statusCode ?? 500) < 500;
    return { ...before, problem: isSaid ? error.message : NOT_TAKEN, attempt: before.attempt + 1 };
  }
  redirect('/cart');
};
