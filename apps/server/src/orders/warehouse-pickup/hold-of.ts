import { type PickupHold, warehousePickupHold } from '@simpletread/domain';

import type { OrderRecord } from '../order/index.js';

/** The hold of an order that waits at the counter of a warehouse; null for every other one. */
export const holdOf = ({
  state,
  fulfilment,
  pickup_point: point,
  picked_up_at: readyAt,
}: Pick<OrderRecord, 'state' | 'fulfilment' | 'pickup_point' | 'picked_up_at'>): PickupHold | null =>
  fulfilment !== 'warehouse-pickup' || state !== 'pendingPickup' || point === null || readyAt === null
    ? null
    : warehousePickupHold(readyAt, point);
