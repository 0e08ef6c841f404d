import { Injectable } from '@nestjs/common';
import type { HandlerInput, HandlerReply, listCouponBatches } from '@simpletread/contract';

import { containing, when, withIds } from '../../../platform/database/index.js';
import { COUPON_BATCH_COLUMNS, couponBatchRowOf, type ListedBatch } from './coupon-batch-view.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';

type Query = HandlerInput<typeof listCouponBatches>['query'];
type Page = HandlerReply<typeof listCouponBatches>;
type Column = NonNullable<Query['sort']>[0];

const BATCHES: ListStatement<Column> = {
  columns: COUPON_BATCH_COLUMNS,
  details: '(pricing.coupon_batch b JOIN pricing.promotion p ON p.id = b.promotion_id)',
  from: 'pricing.coupon_batch b JOIN pricing.promotion p ON p.id = b.promotion_id',
  key: 'b.id',
  orderBy: { name: { by: 'b.name' }, createdAt: { by: 'b.created_at' }, id: { by: 'b.id' } },
};

/** Batches of coupons, each with its promotion. */
@Injectable()
export class CouponBatchListReader {
  constructor(private readonly lists: ListReader) {}

  async page({ filter = {}, sort = ['createdAt', 'DESC'], range }: Query): Promise<Page> {
    const { rows, total } = await this.lists.page<ListedBatch, Column>(BATCHES, {
      where: [
        ...withIds('b.id', filter.id),
        ...when(
          filter.q,
          "b.name || ' ' || b.prefix || ' ' || coalesce(b.own_code, '') || ' ' || p.name ILIKE ?",
          (q) => [containing(q)],
        ),
        ...when(filter.promotionId, 'b.promotion_id = ?', (id) => [id]),
      ],
      sort,
      range,
    });
    return { items: rows.map(couponBatchRowOf), total };
  }
}
