import { Injectable } from '@nestjs/common';
import type { RuleState } from '@simpletread/domain';

import { Database, type SqlRunner, type Transaction } from '../../platform/database/index.js';

/** A code with what decides whether it is good. */
export interface FoundCoupon {
  readonly code: string;
  readonly promotionId: string;
  readonly uses: number;
  readonly usesPerCode: number | null;
  readonly isWithdrawn: boolean;
  readonly state: RuleState;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly now: Date;
  /** Whether the promotion's own limits have been reached. */
  readonly isPromotionUsedUp: boolean;
}

export interface CouponBatch {
  readonly batchId: string;
  readonly promotionId: string;
  readonly name: string;
  readonly prefix: string;
  readonly ownCode: string | null;
  readonly size: number;
  readonly made: number;
  readonly usesPerCode: number | null;
  readonly isWithdrawn: boolean;
}

export type NewBatch = Omit<CouponBatch, 'made' | 'isWithdrawn'>;

const FIND_CODE = `
  SELECT k.code, b.promotion_id AS "promotionId", k.uses, b.uses_per_code AS "usesPerCode",
    b.withdrawn_at IS NOT NULL AS "isWithdrawn", p.state, p.starts_at AS "startsAt", p.ends_at AS "endsAt", now() AS now,
    coalesce(u.uses >= p.use_limit, false) OR coalesce(u.spent_in_cents >= p.budget_in_cents, false) AS "isPromotionUsedUp"
  FROM pricing.coupon k JOIN pricing.coupon_batch b ON b.id = k.batch_id
    JOIN pricing.promotion p ON p.id = b.promotion_id JOIN pricing.promotion_use u ON u.promotion_id = p.id
  WHERE k.code = $1`;

const BATCH = `
  SELECT id AS "batchId", promotion_id AS "promotionId", name, prefix, own_code AS "ownCode", size, made,
    uses_per_code AS "usesPerCode", withdrawn_at IS NOT NULL AS "isWithdrawn"
  FROM pricing.coupon_batch WHERE id = $1`;

const LOCK_BATCH = `${BATCH} FOR UPDATE`;

const INSERT_BATCH = `
  INSERT INTO pricing.coupon_batch (id, promotion_id, name, prefix, own_code, size, uses_per_code)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;

const ADD_CODES = `
  WITH added AS (
    INSERT INTO pricing.coupon (code, batch_id) SELECT unnest($2::text[]), $1::uuid ON CONFLICT DO NOTHING RETURNING code
  )
  UPDATE pricing.coupon_batch SET made = made + (SELECT count(*) FROM added) WHERE id = $1::uuid RETURNING made`;

const UNFINISHED = `
  SELECT id FROM pricing.coupon_batch
  WHERE made < size AND withdrawn_at IS NULL AND created_at < now() - interval '1 minute' ORDER BY created_at LIMIT 20`;

const GIVE_BATCH = 'UPDATE pricing.coupon_batch SET promotion_id = $2 WHERE id = $1';

const WITHDRAW =
  'UPDATE pricing.coupon_batch SET withdrawn_at = now() WHERE id = $1 AND withdrawn_at IS NULL';

const CODES = 'SELECT code, uses FROM pricing.coupon WHERE batch_id = $1 ORDER BY code';

// Held first: a job that makes codes of a batch ends before they are looked for, or finds no batch.
const LOCK_BATCHES = 'SELECT id FROM pricing.coupon_batch WHERE promotion_id = $1 ORDER BY id FOR UPDATE';

const DELETE_CODES = 'DELETE FROM pricing.coupon WHERE batch_id = ANY ($1::uuid[])';

const DELETE_BATCHES = 'DELETE FROM pricing.coupon_batch WHERE id = ANY ($1::uuid[])';

/** The only writer of coupon batches and codes, but for their uses. */
@Injectable()
export class CouponRepository {
  constructor(private readonly database: Database) {}

  async findCode(code: string): Promise<FoundCoupon | null> {
    const [found] = await this.database.prepared<FoundCoupon>(FIND_CODE, [code]);
    return found ?? null;
  }

  batch(batchId: string, db: SqlRunner = this.database): Promise<CouponBatch | null> {
    return db.one<CouponBatch>(BATCH, [batchId]);
  }

  lockBatch(tx: Transaction, batchId: string): Promise<CouponBatch | null> {
    return tx.one<CouponBatch>(LOCK_BATCH, [batchId]);
  }

  async insertBatch(tx: Transaction, batch: NewBatch): Promise<void> {
    const { batchId, promotionId, name, prefix, ownCode, size, usesPerCode } = batch;
    await tx.execute(INSERT_BATCH, [batchId, promotionId, name, prefix, ownCode, size, usesPerCode]);
  }

  /** Codes that are there already are left out. Returns how many the batch has now. */
  async addCodes(tx: Transaction, batchId: string, codes: readonly string[]): Promise<number> {
    return (await tx.one<{ made: number }>(ADD_CODES, [batchId, [...codes]]))?.made ?? 0;
  }

  /** Batches whose making has stopped, as when a server died before it was queued. */
  async unfinished(): Promise<string[]> {
    return (await this.database.query<{ id: string }>(UNFINISHED)).map(({ id }) => id);
  }

  /** Has all codes of a batch count for another promotion; those used before stay counted where they were. */
  async giveBatch(tx: Transaction, batchId: string, promotionId: string): Promise<void> {
    await tx.execute(GIVE_BATCH, [batchId, promotionId]);
  }

  /** False where it was withdrawn before. */
  async withdraw(tx: Transaction, batchId: string): Promise<boolean> {
    return (await tx.execute(WITHDRAW, [batchId])) === 1;
  }

  /** Deletes all codes of a promotion that never was on, and returns how many there were. */
  async deleteOf(tx: Transaction, promotionId: string): Promise<number> {
    const ids = (await tx.query<{ id: string }>(LOCK_BATCHES, [promotionId])).map(({ id }) => id);
    const count = await tx.execute(DELETE_CODES, [ids]);
    await tx.execute(DELETE_BATCHES, [ids]);
    return count;
  }

  codes(batchId: string): Promise<{ code: string; uses: number }[]> {
    return this.database.query(CODES, [batchId]);
  }
}
