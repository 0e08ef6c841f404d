import { changeShopBays, listCrowdedSlots, listShopRotations } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

/** Staff actions on partner shops. */
export const shopCalls = {
  crowdedSlots: async (id: string) => (await client.call(listCrowdedSlots, { params: { id } })).slots,
  rotations: async (id: string) => (await client.call(listShopRotations, { params: { id } })).rotations,
  changeShopBays: (id: string, body: BodyOf<typeof changeShopBays>, idempotencyKey: string) =>
    client.call(changeShopBays, { params: { id }, body }, { idempotencyKey }),
};

export const useShopCalls = () => useCalls(shopCalls);
