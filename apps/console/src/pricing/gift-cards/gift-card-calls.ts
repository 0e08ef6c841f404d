import { moveGiftCard } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

/** Staff actions on gift cards. */
export const giftCardCalls = {
  moveGiftCard: (id: string, body: BodyOf<typeof moveGiftCard>, idempotencyKey: string) =>
    client.call(moveGiftCard, { params: { id }, body }, { idempotencyKey }),
};

export const useGiftCardCalls = () => useCalls(giftCardCalls);
