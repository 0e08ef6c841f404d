import { type CallInput, moveGiftCard } from '@simpletread/contract';

import { client } from '../api/client.js';

/** What staff do with gift cards. */
export const giftCardCalls = {
  moveGiftCard: (id: string, body: CallInput<typeof moveGiftCard>['body'], idempotencyKey: string) =>
    client.call(moveGiftCard, { params: { id }, body }, { idempotencyKey }),
};
