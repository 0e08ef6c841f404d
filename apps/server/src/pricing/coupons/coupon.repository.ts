import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';

import {
  type Computed,
  Database,
  type Renamed,
  type SqlRunner,
  type Transaction,
} from '../../platform/database/index.js';
import type { PromotionRow } from '../rules/index.js';
import { couponBatchEntity, type CouponBatchRow } from './coupon-batch.entity.js';
import { couponEntity, type CouponRow } from './coupon.entity.js';

/** A code with what decides whether it is good. */
export type FoundCoupon = Pick<CouponRow, 'code' | 'uses'> &
  Renamed<CouponBatchRow, { promotionId: 'promotion_id'; usesPerCode: 'uses_per_code' }> &
  Pick<PromotionRow, 'state'> &
  Renamed<PromotionRow, { startsAt: 'starts_at'; endsAt: 'ends_at' }> &
  Computed<{
    isWithdrawn: boolean;
    now: Date;
    /** True if the promotion's own limits are reached. */
    isPromotionUsedUp: boolean;
  }>;

export type CouponBatch = Pick<CouponBatchRow, 'name' | 'prefix' | 'size' | 'made'> &
  Renamed<
    CouponBatchRow,
    { batchId: 'id'; promotionId: 'promotion_id'; ownCode: 'own_code'; usesPerCode: 'uses_per_code' }
  > &
  Computed<{ isWithdrawn: boolean }>;

export type NewBatch = Omit<CouponBatch, 'made' | 'isWithdrawn'>;

const FIND_CODE = `
  SELECT k.code, b.promotion_id AS "promotionId", k.uses, b.uses_per_code AS "usesPerCode",
    b.withdrawn_at IS NOT NULL AS "isWithdrawn", p.state, p.starts_at AS "startsAt", p.ends_at AS "endsAt", now() AS now,
    coalesce(u.uses >= p.use_limit, false) OR coalesce(u.spent_in_cents >= p.budget_in_cents, false) AS "isPromotionUsedUp"
  FROM pricing.coupon k JOIN pricing.coupon_batch b ON b.id = k.batch_id
    JOIN pricing.promotion p ON p.id = b.promotion_id JOIN pricing.promotion_use u ON u.promotion_id = p.id
  WHERE k.code = $1`;

const IS_USED_BY = `
  SELECT 1 AS used FROM pricing.redemption WHERE order_id = $1 AND coupon_code = $2 AND state = 'taken'`;

const BATCH = `
  SELECT id AS "batchId", promotion_id AS "promotionId", name, prefix, own_code AS "ownCode", size, made,
    uses_per_code AS "usesPerCode", withdrawn_at IS NOT NULL AS "isWithdrawn"
  FROM pricing.coupon_batch WHERE id = $1`;

const LOCK_BATCH = `${BATCH} FOR UPDATE`;

const ADD_CODES = `
  WITH added AS (
    INSERT INTO pricing.coupon (code, batch_id) SELECT unnest($2::text[]), $1::uuid ON CONFLICT DO NOTHING RETURNING code
  )
  UPDATE pricing.coupon_batch SET made = made + (SELECT count(*) FROM added) WHERE id = $1::uuid RETURNING made`;

const UNFINISHED = `
  SELECT id FROM pricing.coupon_batch
  WHERE made < size AND withdrawn_at IS NULL AND created_at < now() - interval '1 minute' ORDER BY created_at LIMIT 20`;

const CODES = 'SELECT code, uses FROM pricing.coupon WHERE batch_id = $1 ORDER BY code';

// Locked first, so a job that makes codes of a batch ends before the lookup or finds no batch.
const LOCK_BATCHES = 'SELECT id FROM pricing.coupon_batch WHERE promotion_id = $1 ORDER BY id FOR UPDATE';

/** The only writer of coupon batches and codes, but for their uses. */
@Injectable()
export class CouponRepository {
  constructor(private readonly database: Database) {}

  async findCode(code: string): Promise<FoundCoupon | null> {
    const [found] = await this.database.prepared<FoundCoupon>(FIND_CODE, [code]);
    return found ?? null;
  }

  /** True if an order was placed with the code. */
  async isUsedBy(orderId: string, code: string): Promise<boolean> {
    return (await this.database.one(IS_USED_BY, [orderId, code])) !== null;
  }

  batch(batchId: string, db: SqlRunner = this.database): Promise<CouponBatch | null> {
    return db.one<CouponBatch>(BATCH, [batchId]);
  }

  lockBatch(tx: Transaction, batchId: string): Promise<CouponBatch | null> {
    return tx.one<CouponBatch>(LOCK_BATCH, [batchId]);
  }

  async insertBatch(tx: Transaction, batch: NewBatch): Promise<void> {
    const { batchId, promotionId, name, prefix, ownCode, size, usesPerCode } = batch;
    await tx.repository(couponBatchEntity).insert({
      id: batchId,
      promotion_id: promotionId,
      name,
      prefix,
      own_code: ownCode,
      size,
      uses_per_code: usesPerCode,
    });
  }

  /** Codes that are there already are left out. Returns how many the batch has now. */
  async addCodes(tx: Transaction, batchId: string, codes: readonly string[]): Promise<number> {
    return (await tx.one<Pick<CouponBatchRow, 'made'>>(ADD_CODES, [batchId, [...codes]]))?.made ?? 0;
  }

  /** Batches whose making has stopped, as when a server died before it was queued. */
  async unfinished(): Promise<string[]> {
    return (await this.database.query<Pick<CouponBatchRow, 'id'>>(UNFINISHED)).map(({ id }) => id);
  }

  /** Moves all codes of a batch to another promotion. Earlier uses stay counted under the old one. */
  async giveBatch(tx: Transaction, batchId: string, promotionId: string): Promise<void> {
    await tx.repository(couponBatchEntity).update({ id: batchId }, { promotion_id: promotionId });
  }

  /** False where it was withdrawn before. */
  async withdraw(tx: Transaction, batchId: string): Promise<boolean> {
    const withdrawn = await tx
      .repository(couponBatchEntity)
      .update({ id: batchId, withdrawn_at: IsNull() }, { withdrawn_at: () => 'now()' });
    return withdrawn.affected === 1;
  }

  /** Deletes all codes of a promotion that never was on, and returns how many there were. */
  async deleteOf(tx: Transaction, promotionId: string): Promise<number> {
    const batches = await tx.query<Pick<CouponBatchRow, 'id'>>(LOCK_BATCHES, [promotionId]);
    const ids = In(batches.map(({ id }) => id));
    const { affected } = await tx.repository(couponEntity).delete({ batch_id: ids });
    await tx.repository(couponBatchEntity).delete({ id: ids });
    return affected ?? 0;
  }

  codes(batchId: string, db: SqlRunner = this.database): Promise<Pick<CouponRow, 'code' | 'uses'>[]> {
    return db.query<Pick<CouponRow, 'code' | 'uses'>>(CODES, [batchId]);
  }
}
