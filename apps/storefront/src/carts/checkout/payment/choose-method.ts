'use server';

import { ContractError, setCartPaymentMethod } from '@simpletread/contract';
import { redirect } from 'next/navigation';
import { cartToken, changeOpenCart, newKey } from '../../cart';
import { checkoutHref } from '../../../shell/paths';
import { tellDevice } from './device-token';
import { paymentMethodOf } from './read-payment-options';

export interface MethodState {
  readonly problem: string | null;
}

const REFUSALS: ReadonlySet<string> = new Set(['payment.methodNotOffered', 'payment.businessOnly']);

/** Stores the payment method, on which prices depend, and redirects to the last stop. */
export const chooseMethod = async (_before: MethodState, form: FormData): Promise<MethodState> => {
  const method = paymentMethodOf(String(form.get('method') ?? ''));
  if (method === null) return { problem: 'Please choose a payment method.' };
  try {
    await changeOpenCart(async (client, cart) => {
      if (cart.paymentMethod === method) return;
      await client.call(setCartPaymentMethod, { body: { version: cart.version, method } }, newKey());
    });
  } catch (error) {
    if (error instanceof ContractError && REFUSALS.has(error.code ?? '')) return { problem: error.message };
    throw error;
  }
  const token = await cartToken();
  if (token !== null) await tellDevice(token);
  redirect(checkoutHref('order-summary'));
};
