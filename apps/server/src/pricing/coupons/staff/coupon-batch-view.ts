import { Injectable } from '@nestjs/common';
import type { CouponBatchRow as CouponBatchReply, csvFile } from '@simpletread/contract';
import { ok, refuse, type Result, writeCsv } from '@simpletread/domain';
import type { z } from 'zod';

import { type Computed, Database, ReadReplica, type Renamed } from '../../../platform/database/index.js';
import type { PromotionRow } from '../../rules/index.js';
import type { CouponBatchRow } from '../coupon-batch.entity.js';
import { CouponRepository } from '../coupon.repository.js';

type CsvFile = z.output<typeof csvFile>;

/** A batch `b` with its promotion `p` as lists show it. */
export type ListedBatch = Pick<
  CouponBatchRow,
  'id' | 'promotion_id' | 'name' | 'prefix' | 'own_code' | 'size' | 'made' | 'uses_per_code' | 'created_at'
> &
  Renamed<PromotionRow, { promotion_name: 'name' }> &
  Computed<{ is_withdrawn: boolean; uses: number }>;

export const COUPON_BATCH_COLUMNS = `
  b.id, b.promotion_id, p.name AS promotion_name, b.name, b.prefix, b.own_code, b.size, b.made,
  b.withdrawn_at IS NOT NULL AS is_withdrawn, b.uses_per_code, b.created_at,
  (SELECT coalesce(sum(k.uses), 0)::bigint FROM pricing.coupon k WHERE k.batch_id = b.id) AS uses`;

const FIND = `
  SELECT ${COUPON_BATCH_COLUMNS} FROM pricing.coupon_batch b JOIN pricing.promotion p ON p.id = b.promotion_id WHERE b.id = $1`;

const stateOf = ({ is_withdrawn, made, size }: ListedBatch): CouponBatchReply['state'] => {
  if (is_withdrawn) return 'withdrawn';
  return made < size ? 'making' : 'ready';
};

export const couponBatchRowOf = (row: ListedBatch): CouponBatchReply => ({
  id: row.id,
  promotionId: row.promotion_id,
  promotionName: row.promotion_name,
  name: row.name,
  prefix: row.prefix,
  ownCode: row.own_code,
  size: row.size,
  made: row.made,
  state: stateOf(row),
  usesPerCode: row.uses_per_code,
  uses: row.uses,
  createdAt: row.created_at.toISOString(),
});

/** Batches of coupons as the console shows them. */
@Injectable()
export class CouponBatchView {
  constructor(
    private readonly database: Database,
    private readonly replica: ReadReplica,
    private readonly coupons: CouponRepository,
  ) {}

  async find(batchId: string): Promise<Result<CouponBatchReply, 'record.missing'>> {
    const row = await this.database.one<ListedBatch>(FIND, [batchId]);
    return row === null ? refuse('record.missing') : ok(couponBatchRowOf(row));
  }

  async export(batchId: string): Promise<Result<CsvFile, 'record.missing'>> {
    const batch = await this.coupons.batch(batchId);
    if (batch === null) return refuse('record.missing');
    const copied = await this.coupons.codes(batchId, this.replica);
    // Without the codes that the replica doesn't know yet, the file would be short.
    const codes = copied.length < batch.made ? await this.coupons.codes(batchId) : copied;
    const text = writeCsv([['code', 'uses'], ...codes.map(({ code, uses }) => [code, String(uses)])]);
    return ok({ name: `coupons-${batchId}.csv`, mediaType: 'text/csv', text });
  }
}
