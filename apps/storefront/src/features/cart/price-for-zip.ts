'use server';

import { ContractError, setCartZip, type CartReply } from '@simpletread/contract';
import { changeOpenCart, newKey } from '../checkout/open-cart';

export interface PricedForZip {
  /** The cart with its total; null until a ZIP was taken. */
  readonly cart: CartReply | null;
  /** What was typed, to stand in the field after a refusal. */
  readonly zip: string;
  readonly error: string | undefined;
  readonly attempt: number;
}

const OOPS = 'Oops, something went wrong! Please try again.';
const INVALID = 'Oops. Please enter a valid ZIP code.';

const wordsOf = ({ code, statusCode, message }: ContractError): string => {
  if (code === 'contact.zipInvalid' || code === 'request.invalid') return INVALID;
  return (statusCode ?? 500) < 500 ? message : OOPS;
};

/** Prices the shopper's cart for a ZIP and answers with it, or with why not. */
export const priceForZip = async (before: PricedForZip, form: FormData): Promise<PricedForZip> => {
  const zip = String(form.get('zip') ?? '').trim();
  const attempt = before.attempt + 1;
  try {
    let { cart } = before;
    await changeOpenCart(async (client, { version }) => {
      cart = await client.call(setCartZip, { body: { version, zip } }, newKey());
    });
    return { cart, zip, error: undefined, attempt };
  } catch (error) {
    if (error instanceof ContractError) return { ...before, zip, error: wordsOf(error), attempt };
    throw error;
  }
};
