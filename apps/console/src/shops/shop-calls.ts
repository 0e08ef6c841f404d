import { type CallInput, changeShopBays, listCrowdedSlots } from '@simpletread/contract';

import { client } from '../api/client.js';

/** What staff do with partner shops. */
export const shopCalls = {
  crowdedSlots: async (id: string) => (await client.call(listCrowdedSlots, { params: { id } })).slots,
  changeShopBays: (id: string, body: CallInput<typeof changeShopBays>['body'], idempotencyKey: string) =>
    client.call(changeShopBays, { params: { id }, body }, { idempotencyKey }),
};
