import { cookies } from 'next/headers';
import { attributesOf } from '../../shopper/cookie-attributes';
import { COOKIES } from '../../shopper/cookies';
import { appointmentWishOf } from './appointment-words';
import type { LastDelivery } from './shipping-state';

const CODE = /^[\w-]{1,40}$/;

export const readLastDelivery = async (): Promise<LastDelivery> => {
  const jar = await cookies();
  const [way, shop, appointment] = [COOKIES.shipping, COOKIES.shop, COOKIES.appointment].map(
    (name) => jar.get(name)?.value ?? '',
  );
  return {
    fulfilment: way === 'ship-to-me' || way === 'ship-to-shop' ? way : null,
    shopCode: CODE.test(shop ?? '') ? (shop ?? null) : null,
    appointment: appointmentWishOf(appointment),
  };
};

export const keepLastDelivery = async ({
  fulfilment,
  shopCode,
  appointment,
}: LastDelivery): Promise<void> => {
  const jar = await cookies();
  const kept = {
    [COOKIES.shipping]: fulfilment,
    [COOKIES.shop]: shopCode,
    [COOKIES.appointment]: appointment,
  };
  for (const [name, text] of Object.entries(kept)) {
    if (text !== null) jar.set(name, text, attributesOf(name));
    else if (name === COOKIES.appointment) jar.delete(name);
  }
};
