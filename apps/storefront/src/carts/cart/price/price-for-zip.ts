'use server';

import { ContractError, setCartZip } from '@simpletread/contract';
import { changeOpenCart, newKey } from '../state/open-cart';
import { acceptZip, keepZip } from '../../../delivery';
import { showCartOf, type ShownCart } from '../state/shown-cart';

export interface PricedForZip {
  /** The cart with its total; null until a ZIP is accepted. */
  readonly shown: ShownCart | null;
  /** The typed text, to keep in the field after a refusal. */
  readonly zip: string;
  readonly error: string | undefined;
  readonly attempt: number;
}

const OOPS = 'Oops, something went wrong! Please try again.';

const errorText = ({ statusCode, message }: ContractError): string =>
  (statusCode ?? 500) < 500 ? message : OOPS;

/** Prices the shopper's cart and all later prices for a ZIP; returns the cart, or the reason it failed. */
export const priceForZip = async (before: PricedForZip, form: FormData): Promise<PricedForZip> => {
  const typed = String(form.get('zip') ?? '').trim();
  const attempt = before.attempt + 1;
  try {
    const accepted = await acceptZip(typed);
    if ('error' in accepted) return { ...before, zip: typed, error: accepted.error, attempt };
    const { zip } = accepted;
    let { shown } = before;
    await changeOpenCart(async (client, { version }) => {
      shown = showCartOf(await client.call(setCartZip, { body: { version, zip } }, newKey()));
    });
    await keepZip(zip);
    return { shown, zip, error: undefined, attempt };
  } catch (error) {
    if (error instanceof ContractError) return { ...before, zip: typed, error: errorText(error), attempt };
    throw error;
  }
};
