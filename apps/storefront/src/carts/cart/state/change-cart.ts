'use server';

import { CART_QUANTITY_COOKIE } from '@simpletread/domain';
import { ContractError, getCart, type CartReply } from '@simpletread/contract';
import { refresh } from 'next/cache';
import { cookies } from 'next/headers';
import { isRefusal, shopperClient } from '../../../shell/api';
import { attributesOf } from '../../../shell/stored-values';
import { acceptZip, keepZip } from '../../../delivery';
import { applyCartChange, intentOf } from './cart-changes';
import type { CartState, CouponProblem, RemovedLine } from './cart-state';
import { CODE_REFUSALS } from '../codes/code-refusals';
import { cartToken } from './read-cart';

const CHANGED_ELSEWHERE = 'Your cart was changed in another tab. Here is the current cart.';
const OOPS = 'Oops, something went wrong! Please try again.';

const keepQuantity = async ({ quantity }: CartReply): Promise<void> => {
  (await cookies()).set(CART_QUANTITY_COOKIE.name, String(quantity), attributesOf(CART_QUANTITY_COOKIE));
};

const removedLine = (cart: CartReply, lineId: string): RemovedLine | null => {
  const line = cart.lines.find((candidate) => candidate.lineId === lineId);
  if (line === undefined) return null;
  return {
    name: `${line.brandName} ${line.name}`,
    tireId: line.productId,
    quantity: line.quantity,
    axle: line.axle,
    hasRoadHazard: line.roadHazardState === 1,
  };
};

const problemOf = (error: unknown): string =>
  error instanceof ContractError && (error.statusCode ?? 500) < 500
    ? (error.fields[0]?.message ?? error.message)
    : OOPS;

const NO_FIELD_PROBLEMS = { zipError: null, couponProblem: null } as const;

const isCouponRefusal = (error: unknown): boolean =>
  isRefusal(error, ...CODE_REFUSALS, 'request.rateLimited');

const couponProblemOf = (error: unknown, form: FormData): CouponProblem => ({
  code: String(form.get('code') ?? ''),
  message: problemOf(error),
  isChoice: isRefusal(error, 'coupon.notCombinable'),
});

/** Changes the shopper's cart as a form asks. If the cart changed in the meantime, shows it again and leaves the change to the shopper. */
export const changeCart = async (state: CartState, form: FormData): Promise<CartState> => {
  const token = await cartToken();
  const intent = intentOf(form);
  refresh();
  if (token === null || intent === null)
    return { ...state, problem: OOPS, ...NO_FIELD_PROBLEMS, removed: null };
  const client = await shopperClient({ cart: token });
  const clean = { problem: null, ...NO_FIELD_PROBLEMS, removed: null };
  if (intent === 'zip') {
    const accepted = await acceptZip(String(form.get('zip') ?? ''));
    if ('error' in accepted) return { ...state, ...clean, zipError: accepted.error };
    await keepZip(accepted.zip);
    form.set('zip', accepted.zip);
  }
  try {
    const removed =
      intent === 'remove' ? removedLine(await client.call(getCart, {}), String(form.get('lineId'))) : null;
    const cart = await applyCartChange(intent, { client, form, version: state.version });
    await keepQuantity(cart);
    return { ...clean, version: cart.version, removed };
  } catch (error) {
    if (intent === 'coupon' && isCouponRefusal(error))
      return { ...state, ...clean, couponProblem: couponProblemOf(error, form) };
    if (!isRefusal(error, 'record.stale', 'cart.lineMissing'))
      return { ...state, ...clean, problem: problemOf(error) };
    const cart = await client.call(getCart, {});
    await keepQuantity(cart);
    return { ...clean, version: cart.version, problem: CHANGED_ELSEWHERE };
  }
};
