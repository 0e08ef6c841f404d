import { moveGiftCard } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

/** What staff do with gift cards. */
export const giftCardCalls = {
  moveGiftCard: (id: string, body: BodyOf<typeof moveGiftCard>, idempotencyKey: string) =>
    client.call(moveGiftCard, { params: { id }, body }, { idempotencyKey }),
};

export const useGiftCardCalls = () => useCalls(giftCardCalls);
