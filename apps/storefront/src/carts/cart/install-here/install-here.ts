'use server';

import { ContractError, getShop, setCartDelivery } from '@simpletread/contract';
import { type AppointmentChoice, readPickedFields } from '@simpletread/domain';
import { redirect } from 'next/navigation';
import { keepZip } from '../../../delivery';
import { forgetNextShop, forgetWishedTime, keepNextShop, keepWishedTime } from '../../../installers';
import { isRefusal, shopperClient } from '../../../shell/api';
import { shopHref } from '../../../shell/paths';
import { readShopper } from '../../../shell/shopper';
import { changeOpenCart, newKey } from '../state/open-cart';
import { readCart } from '../state/read-cart';

export interface InstallHereState {
  readonly error: string | null;
}

const NO_SLOT = 'Please select a time slot';
const OOPS = 'Oops, something went wrong! Please try again.';

/** True if the shopper's cart has tires and its shop is now this one; false without such a cart. Throws what the cart refuses. */
const isInCart = async (shopCode: string): Promise<boolean> => {
  const known = await readCart();
  if (known === null) return false;
  try {
    return await changeOpenCart(async (client, cart) => {
      const hasTires = cart.lines.length > 0;
      if (cart.shop?.code === shopCode) return hasTires;
      // A cart without tires keeps what was chosen for those it had.
      if (!hasTires && cart.fulfilment === null) return false;
      const body = { version: cart.version, fulfilment: 'ship-to-shop' as const, shopCode };
      await client.call(setCartDelivery, { body }, newKey());
      return hasTires;
    });
  } catch (error) {
    // The cookie of a cart that is gone or ordered.
    if (isRefusal(error, 'record.missing', 'cart.alreadyOrdered', 'access.refused', 'access.signInRequired'))
      return false;
    throw error;
  }
};

/** The time that a form has; null without one. */
const timeOf = (form: FormData): AppointmentChoice | null => {
  const textOf = (name: string): string => String(form.get(name) ?? '');
  return readPickedFields({ stay: textOf('stay'), day: textOf('day'), slot: textOf('slot') });
};

/**
 * Chooses the shop that installs the tires: at once for those in the cart, otherwise for the next. Opens the cart if it has tires. A time
 * is kept for checkout and holds no seat; at a shop chosen before, the form must have one. Without tires, the shop's page opens again, without
 * the time that a link chose.
 */
export const installHere = async (_before: InstallHereState, form: FormData): Promise<InstallHereState> => {
  const time = timeOf(form);
  if (time === null && form.has('isTimeNeeded')) return { error: NO_SLOT };
  let href = '/cart';
  try {
    const client = await shopperClient();
    const shop = await client.call(getShop, { params: { code: String(form.get('shop') ?? '') } });
    const hasTires = await isInCart(shop.code);
    // Another shop ends an earlier wish.
    await (time === null ? forgetWishedTime() : keepWishedTime(shop.code, time));
    if (hasTires) await forgetNextShop();
    else {
      href = shopHref(shop);
      await keepNextShop(shop.code);
      if ((await readShopper()).place === null) await keepZip(shop.zip);
    }
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    const isRefused = (error.statusCode ?? 500) < 500;
    return { error: isRefused ? (error.fields[0]?.message ?? error.message) : OOPS };
  }
  redirect(href);
};
