import {
  getWarehousePickup,
  handOverPickup,
  listWarehousePickups,
  type WarehousePickupRow,
} from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

interface AtWarehouse {
  readonly code: string;
  readonly orderNumber: string;
}

/** The calls of a warehouse’s counter. */
export const pickupCalls = {
  pickups: (code: string): Promise<WarehousePickupRow[]> =>
    client.call(listWarehousePickups, { params: { code } }),
  pickup: (params: AtWarehouse) => client.call(getWarehousePickup, { params }),
  handOverPickup: (params: AtWarehouse, body: BodyOf<typeof handOverPickup>, idempotencyKey: string) =>
    client.call(handOverPickup, { params, body }, { idempotencyKey }),
};

export const usePickupCalls = () => useCalls(pickupCalls);
