import {
  APPOINTMENT_COOKIE,
  appointmentKey,
  PICKUP_POINT_COOKIE,
  readAppointmentKey,
  SHIPPING_COOKIE,
  SHOP_COOKIE,
  type StoredCookie,
} from '@simpletread/domain';
import { cookies } from 'next/headers';
import { attributesOf } from '../../../shell/stored-values';
import { fulfilmentOf, type LastDelivery } from './shipping-state';

const CODE = /^[\w-]{1,40}$/;

export const readLastDelivery = async (): Promise<LastDelivery> => {
  const jar = await cookies();
  const textOf = ({ name }: StoredCookie): string => jar.get(name)?.value ?? '';
  const codeOf = (cookie: StoredCookie): string | null => (CODE.test(textOf(cookie)) ? textOf(cookie) : null);
  return {
    fulfilment: fulfilmentOf(textOf(SHIPPING_COOKIE)),
    shopCode: codeOf(SHOP_COOKIE),
    pickupPointCode: codeOf(PICKUP_POINT_COOKIE),
    appointment: readAppointmentKey(textOf(APPOINTMENT_COOKIE)),
  };
};

export const keepLastDelivery = async ({
  fulfilment,
  shopCode,
  pickupPointCode,
  appointment,
}: LastDelivery): Promise<void> => {
  const jar = await cookies();
  const kept = [
    [SHIPPING_COOKIE, fulfilment],
    [SHOP_COOKIE, shopCode],
    [PICKUP_POINT_COOKIE, pickupPointCode],
    [APPOINTMENT_COOKIE, appointment === null ? null : appointmentKey(appointment)],
  ] as const;
  for (const [cookie, text] of kept) {
    if (text !== null) jar.set(cookie.name, text, attributesOf(cookie));
    else if (cookie === APPOINTMENT_COOKIE) jar.delete(cookie.name);
  }
};
