import type { AppointmentView } from '@simpletread/contract';
import {
  appointmentBegins,
  ok,
  refuse,
  type Result,
  type TiresAtShop,
  tiresAtShop,
} from '@simpletread/domain';

import type { Asking } from '../../installers/index.js';
import type { OrderRecord } from './order-record.js';

/**
 * Tells if the appointment of an order can still be moved. Not if the order is cancelled or waiting for that, and not
 * once the appointment has started with the tires there, since they are mounted by then.
 */
export const mayMoveAppointment = (
  order: Pick<OrderRecord, 'fulfilment' | 'state' | 'cancel_requested_at' | 'read_at'>,
  appointment: AppointmentView | null,
): Result<null, 'order.transitionRefused'> => {
  const isOff = order.state === 'cancelled' || order.cancel_requested_at !== null;
  if (order.fulfilment !== 'ship-to-shop' || isOff) return refuse('order.transitionRefused');
  const begins = appointment === null ? null : appointmentBegins(appointment, appointment.timeZone);
  const isMounted = order.state === 'delivered' && begins !== null && begins <= order.read_at;
  return isMounted ? refuse('order.transitionRefused') : ok(null);
};

/** The arrival of its tires at the shop, by the shop's calendar, and the source of that date. */
export const tiresOfOrder = (
  order: Pick<OrderRecord, 'state' | 'estimated_delivery_on' | 'delivered_at' | 'read_at'>,
  timeZone: string,
): TiresAtShop =>
  tiresAtShop(
    { state: order.state, promisedOn: order.estimated_delivery_on, deliveredAt: order.delivered_at },
    timeZone,
    order.read_at,
  );

/** The query of the shop's calendar for an order. Without a day, as if its tires were ordered now. */
export const askingFor = (orderId: string, { on }: TiresAtShop): Asking => ({
  orderId,
  ...(on === null ? {} : { tiresArriveBy: on }),
});
