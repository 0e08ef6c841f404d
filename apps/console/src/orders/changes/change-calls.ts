import {
  changeOrder,
  findPickupPoints,
  giveSwapLink,
  type OrderChangeBody,
  previewOrderChange,
} from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

type ChangeBody = BodyOf<typeof changeOrder>;

const POINTS = { radiusMiles: 100, limit: 12 };

/** Changes of an order's contact, address, delivery and number of tires. */
export const changeCalls = {
  previewOrderChange: (id: string, body: OrderChangeBody) =>
    client.call(previewOrderChange, { params: { id }, body }),
  pickupPointsNear: (zip: string) => client.call(findPickupPoints, { query: { zip, ...POINTS } }),
  giveSwapLink: (id: string, idempotencyKey: string) =>
    client.call(giveSwapLink, { params: { id } }, { idempotencyKey }),
  changeOrder: (id: string, body: ChangeBody, idempotencyKey: string) =>
    client.call(changeOrder, { params: { id }, body }, { idempotencyKey }),
};

export const useChangeCalls = () => useCalls(changeCalls);
