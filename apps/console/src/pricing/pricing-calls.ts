import {
  type CallInput,
  changePriceList,
  changePromotion,
  createCouponBatch,
  createPriceList,
  createPromotion,
  deletePriceList,
  deletePromotion,
  exportCoupons,
  exportPriceEntries,
  getPromotionFigures,
  importPriceEntries,
  movePriceList,
  movePromotion,
  savePriceEntries,
  withdrawCouponBatch,
} from '@simpletread/contract';
import type { RuleEvent } from '@simpletread/domain';

import { client } from '../api/client.js';
import { referenceCalls } from '../reference/reference-calls.js';

type Body<E extends Parameters<typeof client.call>[0]> = CallInput<E> extends { body: infer B } ? B : never;

export type PromotionInput = Body<typeof createPromotion>;
export type PriceListInput = Body<typeof createPriceList>;
export type EntriesInput = Body<typeof savePriceEntries>;
export type EntryInput = EntriesInput['entries'][number];
export type CouponInput = Body<typeof createCouponBatch>;

/** A rule's next state, from the version that the person saw. */
export interface Move {
  readonly version: number;
  readonly event: RuleEvent;
}

/** Promotions, price lists and coupons, beyond lists and records. */
export const pricingCalls = {
  ...referenceCalls,
  createPromotion: (body: PromotionInput, idempotencyKey: string) =>
    client.call(createPromotion, { body }, { idempotencyKey }),
  changePromotion: (id: string, body: Body<typeof changePromotion>, idempotencyKey: string) =>
    client.call(changePromotion, { params: { id }, body }, { idempotencyKey }),
  movePromotion: (id: string, body: Move, idempotencyKey: string) =>
    client.call(movePromotion, { params: { id }, body }, { idempotencyKey }),
  deletePromotion: (id: string, version: number, idempotencyKey: string) =>
    client.call(deletePromotion, { params: { id }, query: { version } }, { idempotencyKey }),
  promotionFigures: (id: string) => client.call(getPromotionFigures, { params: { id } }),
  createPriceList: (body: PriceListInput, idempotencyKey: string) =>
    client.call(createPriceList, { body }, { idempotencyKey }),
  changePriceList: (id: string, body: Body<typeof changePriceList>, idempotencyKey: string) =>
    client.call(changePriceList, { params: { id }, body }, { idempotencyKey }),
  movePriceList: (id: string, body: Move, idempotencyKey: string) =>
    client.call(movePriceList, { params: { id }, body }, { idempotencyKey }),
  deletePriceList: (id: string, version: number, idempotencyKey: string) =>
    client.call(deletePriceList, { params: { id }, query: { version } }, { idempotencyKey }),
  savePriceEntries: (id: string, body: EntriesInput, idempotencyKey: string) =>
    client.call(savePriceEntries, { params: { id }, body }, { idempotencyKey }),
  importPriceEntries: (id: string, body: Body<typeof importPriceEntries>, idempotencyKey: string) =>
    client.call(importPriceEntries, { params: { id }, body }, { idempotencyKey }),
  exportPriceEntries: (id: string) => client.call(exportPriceEntries, { params: { id } }),
  createCouponBatch: (body: CouponInput, idempotencyKey: string) =>
    client.call(createCouponBatch, { body }, { idempotencyKey }),
  withdrawCouponBatch: (id: string, idempotencyKey: string) =>
    client.call(withdrawCouponBatch, { params: { id } }, { idempotencyKey }),
  exportCoupons: (id: string) => client.call(exportCoupons, { params: { id } }),
};
