import { changeOrder, type OrderChangeBody, previewOrderChange } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

type ChangeBody = BodyOf<typeof changeOrder>;

/** Changes of an order's contact, address and number of tires. */
export const changeCalls = {
  previewOrderChange: (id: string, body: OrderChangeBody) =>
    client.call(previewOrderChange, { params: { id }, body }),
  changeOrder: (id: string, body: ChangeBody, idempotencyKey: string) =>
    client.call(changeOrder, { params: { id }, body }, { idempotencyKey }),
};

export const useChangeCalls = () => useCalls(changeCalls);
