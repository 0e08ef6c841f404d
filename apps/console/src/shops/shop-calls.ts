import { type CallInput, changeShopBays } from '@simpletread/contract';

import { client } from '../api/client.js';

/** What staff do with partner shops. */
export const shopCalls = {
  changeShopBays: (id: string, body: CallInput<typeof changeShopBays>['body'], idempotencyKey: string) =>
    client.call(changeShopBays, { params: { id }, body }, { idempotencyKey }),
};
