import type { AppointmentView } from '@simpletread/contract';
import { appointmentBegins, ok, refuse, type Result, zoneMoment } from '@simpletread/domain';

import type { OrderRecord } from '../order-record.js';

/**
 * Whether the appointment of an order can still be moved: not of one that is cancelled or waits for that, and not when the tires
 * were there and the appointment has begun, as they are mounted by then.
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

/** By when its tires are at the shop, by the calendar there: what was promised, or when they came. */
export const tiresArriveBy = (
  {
    estimated_delivery_on: promisedOn,
    delivered_at: deliveredAt,
  }: Pick<OrderRecord, 'estimated_delivery_on' | 'delivered_at'>,
  timeZone: string,
): { readonly tiresArriveBy?: string } => {
  const day = deliveredAt === null ? promisedOn : zoneMoment(deliveredAt, timeZone).isoDay;
  return day === null ? {} : { tiresArriveBy: day };
};
