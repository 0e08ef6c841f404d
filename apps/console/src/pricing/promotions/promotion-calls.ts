import {
  createPromotion,
  changePromotion,
  movePromotion,
  deletePromotion,
  getPromotionFigures,
} from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';
import type { Move } from '../rules/index.js';

export type PromotionInput = BodyOf<typeof createPromotion>;

/** Promotions, beyond lists and records. */
export const promotionCalls = {
  createPromotion: (body: PromotionInput, idempotencyKey: string) =>
    client.call(createPromotion, { body }, { idempotencyKey }),
  changePromotion: (id: string, body: BodyOf<typeof changePromotion>, idempotencyKey: string) =>
    client.call(changePromotion, { params: { id }, body }, { idempotencyKey }),
  movePromotion: (id: string, body: Move, idempotencyKey: string) =>
    client.call(movePromotion, { params: { id }, body }, { idempotencyKey }),
  deletePromotion: (id: string, version: number, idempotencyKey: string) =>
    client.call(deletePromotion, { params: { id }, query: { version } }, { idempotencyKey }),
  promotionFigures: (id: string) => client.call(getPromotionFigures, { params: { id } }),
};

export const usePromotionCalls = () => useCalls(promotionCalls);
