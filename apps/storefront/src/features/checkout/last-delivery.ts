import { appointmentKey, readAppointmentKey } from '@simpletread/domain';
import { cookies } from 'next/headers';
import { attributesOf } from '../../shopper/cookie-attributes';
import { COOKIES } from '../../shopper/cookies';
import { fulfilmentOf, type LastDelivery } from './shipping-state';

const CODE = /^[\w-]{1,40}$/;

export const readLastDelivery = async (): Promise<LastDelivery> => {
  const jar = await cookies();
  const textOf = (name: string): string => jar.get(name)?.value ?? '';
  const codeOf = (name: string): string | null => (CODE.test(textOf(name)) ? textOf(name) : null);
  return {
    fulfilment: fulfilmentOf(textOf(COOKIES.shipping)),
    shopCode: codeOf(COOKIES.shop),
    pickupPointCode: codeOf(COOKIES.pickupPoint),
    appointment: readAppointmentKey(textOf(COOKIES.appointment)),
  };
};

export const keepLastDelivery = async ({
  fulfilment,
  shopCode,
  pickupPointCode,
  appointment,
}: LastDelivery): Promise<void> => {
  const jar = await cookies();
  const kept = {
    [COOKIES.shipping]: fulfilment,
    [COOKIES.shop]: shopCode,
    [COOKIES.pickupPoint]: pickupPointCode,
    [COOKIES.appointment]: appointment === null ? null : appointmentKey(appointment),
  };
  for (const [name, text] of Object.entries(kept)) {
    if (text !== null) jar.set(name, text, attributesOf(name));
    else if (name === COOKIES.appointment) jar.delete(name);
  }
};
