import { type createPromotion, movePromotion, getPromotionFigures } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';
import type { Move } from '../rules/index.js';

export type PromotionInput = BodyOf<typeof createPromotion>;

/** Promotions, beyond lists and records. */
export const promotionCalls = {
  movePromotion: (id: string, body: Move, idempotencyKey: string) =>
    client.call(movePromotion, { params: { id }, body }, { idempotencyKey }),
  promotionFigures: (id: string) => client.call(getPromotionFigures, { params: { id } }),
};

export const usePromotionCalls = () => useCalls(promotionCalls);
