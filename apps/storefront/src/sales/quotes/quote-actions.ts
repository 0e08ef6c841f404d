'use server';

import {
  CART_COOKIE,
  CART_QUANTITY_COOKIE,
  parseQuoteQuestion,
  QUOTE_OPTIONS,
  VEHICLE_COOKIE,
} from '@simpletread/domain';
import {
  askAboutQuote as askEndpoint,
  ContractError,
  faultMessage,
  openQuote,
  takeQuote,
} from '@simpletread/contract';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { shopperClient } from '../../shell/api';
import { attributesOf } from '../../shell/stored-values';
import { vehicleKeyText } from '../../shell/shopper';
import { reportProblem } from '../../shell/error-reports';
import { cartToken, withFriendCode } from '../../carts';
import type { ChangeAnswer } from '../../shell/form';

/** Notifies a quote's author that its customer has seen it. Never fails. */
export const noteOpened = async (token: string): Promise<void> => {
  try {
    await (await shopperClient()).call(openQuote, { body: { token } });
  } catch (error) {
    reportProblem('quote opened', error);
  }
};

const NOT_TAKEN = 'Oops, something went wrong! Please try again.';

/** Sends a question about a quote to its author. */
export const askAboutQuote = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  const attempt = before.attempt + 1;
  const question = parseQuoteQuestion(String(form.get('question') ?? ''));
  if (!question.ok) return { ...before, problem: faultMessage(question.fault), attempt };
  try {
    const body = { token: String(form.get('token') ?? ''), question: question.value };
    await (await shopperClient()).call(askEndpoint, { body }, { idempotencyKey: crypto.randomUUID() });
    return { ...before, problem: null, attempt };
  } catch (error) {
    const isSaid = error instanceof ContractError && (error.statusCode ?? 500) < 500;
    return { ...before, problem: isSaid ? error.message : NOT_TAKEN, attempt };
  }
};

/** Adds a quote's tires to the shopper's cart, for its vehicle and ZIP, and redirects to the cart. */
export const takeIntoCart = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> => {
  try {
    const body = {
      token: String(form.get('token') ?? ''),
      option: QUOTE_OPTIONS.find((option) => option === form.get('option')) ?? null,
      cartToken: await cartToken(),
    };
    const idempotencyKey = crypto.randomUUID();
    const taken = await (await shopperClient()).call(takeQuote, { body }, { idempotencyKey });
    const cart = await withFriendCode(taken.cartToken, taken.cart);
    const jar = await cookies();
    jar.set(CART_COOKIE.name, taken.cartToken, attributesOf(CART_COOKIE));
    jar.set(CART_QUANTITY_COOKIE.name, String(cart.quantity), attributesOf(CART_QUANTITY_COOKIE));
    const { vehicle } = cart;
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
