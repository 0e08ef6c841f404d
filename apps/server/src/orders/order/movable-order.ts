import { type MovableOrder, type TiresAtShop, tiresAtShop } from '@simpletread/domain';

import type { Asking } from '../../installers/index.js';
import type { OrderRecord } from './order-record.js';

/** The part of an order that decides if its appointment may be moved. */
export const movableOrder = ({
  fulfilment,
  state,
  cancel_requested_at: cancelRequestedAt,
  lines,
}: Pick<OrderRecord, 'fulfilment' | 'state' | 'cancel_requested_at' | 'lines'>): MovableOrder => ({
  fulfilment,
  state,
  cancelRequestedAt,
  isAllReturned: lines.every((line) => line.returned_quantity === line.quantity),
});

/** The arrival of its tires at the shop, by the shop's calendar, and the source of that date. `revisedOn` is a later day that the buyer is asked about. */
export const tiresOfOrder = (
  order: Pick<OrderRecord, 'state' | 'estimated_delivery_on' | 'delivered_at' | 'held_at' | 'read_at'>,
  timeZone: string,
  revisedOn: string | null = null,
): TiresAtShop =>
  tiresAtShop(
    {
      state: order.state,
      promisedOn: order.estimated_delivery_on,
      deliveredAt: order.delivered_at,
      revisedOn,
      isHeld: order.held_at !== null,
    },
    timeZone,
    order.read_at,
  );

/** The query of the shop's calendar for an order. Without a day, as if its tires were ordered now. */
export const askingFor = (orderId: string, { on }: TiresAtShop): Asking => ({
  orderId,
  ...(on === null ? {} : { tiresArriveBy: on }),
});
