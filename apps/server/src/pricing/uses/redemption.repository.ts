import { Injectable } from '@nestjs/common';
import type { Cents } from '@simpletread/domain';

import { type Computed, Database, type Renamed, type Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import type { PromotionRow } from '../rules/index.js';
import type { CustomerUseRow } from './customer-use.entity.js';
import type { RedemptionRow } from './redemption.entity.js';

/** A promotion that a payment is to use; `couponCode` is the shopper's code where the promotion came with it. */
export type WantedUse = Renamed<
  RedemptionRow,
  { promotionId: 'promotion_id'; amountInCents: 'amount_in_cents'; couponCode: 'coupon_code' }
>;

/** The payment that uses promotions. */
export interface UsingAttempt {
  readonly attemptId: string;
  /** Those of the customer, the first of which names them in the books; one to three. */
  readonly customerKeys: readonly string[];
  /** The order total, everything included. */
  readonly orderTotalInCents: Cents;
  /** When what it holds may be given back. */
  readonly expiresAt: Date;
  /** The replaced order, whose uses are free for this one. */
  readonly replacesOrderId: string | null;
}

/** A released use. */
export type ReleasedUse = WantedUse &
  Renamed<RedemptionRow, { redemptionId: 'id' }> &
  Pick<PromotionRow, 'name'> &
  Computed<{ customerKeys: readonly string[] }>;

type KnownPromotion = Pick<PromotionRow, 'name' | 'state'> & Renamed<PromotionRow, { promotionId: 'id' }>;

const KNOWN = `
  SELECT id AS "promotionId", name, state FROM pricing.promotion WHERE id = ANY ($1::uuid[]) ORDER BY id`;

/** The uses by an order of the promotion of a customer's counter, under its key. */
const usedUnder = (counter: string, order: string): string => `(
  SELECT count(*)::int FROM pricing.redemption r
  WHERE r.order_id = ${order} AND r.promotion_id = ${counter}.promotion_id AND r.state = 'taken'
    AND ${counter}.customer_key IN (r.customer_key, r.email_key, r.account_email_key))`;

// One statement for all counters of a use. At a limit it changes only the counters before that limit and writes no
// redemption; the caller rolls it all back. A row that another payment has just counted in is read again. The
// promotion's row is locked before those of customers and codes, here and on release, to avoid deadlocks. What a
// replaced order used is free in all, and under the keys and for the code that it used them with.
const countedIf = (isPromotionOn: string, isCodeOn: string, freedOrder: string): string => `
  freed AS (
    SELECT count(*) AS uses, coalesce(sum(amount_in_cents), 0) AS spent FROM pricing.redemption
    WHERE order_id = ${freedOrder} AND promotion_id = $1::uuid AND state = 'taken'
  ), asked AS (
    SELECT id, use_limit + freed.uses AS use_limit, budget_in_cents + freed.spent AS budget_in_cents, customer_use_limit
    FROM pricing.promotion, freed WHERE id = $1::uuid AND ${isPromotionOn}
  ), counted AS (
    UPDATE pricing.promotion_use u SET uses = u.uses + 1, spent_in_cents = u.spent_in_cents + $2::bigint
    FROM asked
    WHERE u.promotion_id = asked.id AND (asked.use_limit IS NULL OR u.uses < asked.use_limit)
      AND (asked.budget_in_cents IS NULL OR u.spent_in_cents + $2 <= asked.budget_in_cents)
    RETURNING u.promotion_id
  ), customer AS (
    INSERT INTO pricing.customer_use AS c (customer_key, promotion_id, uses) SELECT key, promotion_id, 1 FROM counted, unnest($3::text[]) AS key
    ON CONFLICT (customer_key, promotion_id) DO UPDATE SET uses = c.uses + 1
      WHERE (SELECT customer_use_limit FROM asked) IS NULL OR c.uses < (SELECT customer_use_limit FROM asked) + ${usedUnder('c', freedOrder)}
    RETURNING promotion_id
  ), code AS (
    UPDATE pricing.coupon k SET uses = k.uses + 1
    FROM pricing.coupon_batch b, counted
    WHERE k.code = $4::text AND b.id = k.batch_id AND b.promotion_id = counted.promotion_id AND ${isCodeOn}
      AND (b.uses_per_code IS NULL OR k.uses < b.uses_per_code + (
        SELECT count(*) FROM pricing.redemption
        WHERE order_id = ${freedOrder} AND promotion_id = $1::uuid AND state = 'taken' AND coupon_code = k.code))
    RETURNING k.code
  ), used AS (
    SELECT promotion_id FROM counted
    WHERE (SELECT count(*) FROM customer) = cardinality($3::text[]) AND ($4::text IS NULL OR EXISTS (SELECT FROM code))
  )`;

const HOLD = `
  WITH ${countedIf("state = 'active'", 'b.withdrawn_at IS NULL', '$9::uuid')}
  INSERT INTO pricing.redemption
    (id, promotion_id, attempt_id, customer_key, email_key, account_email_key, coupon_code, amount_in_cents, order_total_in_cents, state, expires_at)
  SELECT $5::uuid, promotion_id, $6::uuid, ($3::text[])[1], ($3::text[])[2], ($3::text[])[3], $4::text, $2::bigint, $7::bigint, 'held',
    $8::timestamptz
  FROM used`;

// An agreed and paid price stays, even if staff have ended the promotion. Only uses that others took are lost.
const HOLD_AGAIN = `
  WITH ${countedIf('true', 'true', 'NULL')}
  UPDATE pricing.redemption r SET state = 'held', expires_at = now(), updated_at = now()
  FROM used WHERE r.id = $5::uuid AND r.promotion_id = used.promotion_id AND r.state = 'released'`;

const TAKE = `
  UPDATE pricing.redemption SET state = 'taken', order_id = $2, expires_at = NULL, updated_at = now()
  WHERE attempt_id = $1 AND state = 'held'`;

const RELEASED_OF = `
  SELECT r.id AS "redemptionId", r.promotion_id AS "promotionId", p.name, r.amount_in_cents AS "amountInCents",
    r.coupon_code AS "couponCode", array_remove(ARRAY[r.customer_key, r.email_key, r.account_email_key], NULL) AS "customerKeys"
  FROM pricing.redemption r JOIN pricing.promotion p ON p.id = r.promotion_id
  WHERE r.attempt_id = $1 AND r.state = 'released' ORDER BY r.promotion_id FOR UPDATE OF r`;

const HELD_OF = `
  SELECT id FROM pricing.redemption
  WHERE attempt_id = $1 AND state = 'held' AND (NOT $2 OR expires_at <= now()) ORDER BY promotion_id FOR UPDATE`;

const RELEASE = `
  WITH given AS (
    UPDATE pricing.redemption SET state = 'released', order_id = NULL, expires_at = NULL, updated_at = now() WHERE id = $1
    RETURNING promotion_id, customer_key, email_key, account_email_key, coupon_code, amount_in_cents
  ), counted AS (
    UPDATE pricing.promotion_use u SET uses = u.uses - 1, spent_in_cents = u.spent_in_cents - given.amount_in_cents
    FROM given WHERE u.promotion_id = given.promotion_id
    RETURNING u.promotion_id
  ), customer AS (
    UPDATE pricing.customer_use c SET uses = c.uses - 1
    FROM given, counted
    WHERE c.customer_key IN (given.customer_key, given.email_key, given.account_email_key) AND c.promotion_id = counted.promotion_id
  )
  UPDATE pricing.coupon k SET uses = k.uses - 1 FROM given, counted WHERE k.code = given.coupon_code`;

const TAKEN_BY = `
  SELECT id FROM pricing.redemption WHERE order_id = $1 AND state = 'taken' ORDER BY promotion_id FOR UPDATE`;

const COUPON_OF = `
  SELECT coupon_code AS code FROM pricing.redemption WHERE order_id = $1 AND state = 'taken' AND coupon_code IS NOT NULL LIMIT 1`;

const USED_BY = `
  SELECT promotion_id AS "promotionId", amount_in_cents AS "amountInCents" FROM pricing.redemption
  WHERE order_id = $1 AND state = 'taken'`;

const EXPIRED = `
  SELECT attempt_id AS "attemptId" FROM pricing.redemption
  WHERE state = 'held' AND expires_at <= now() GROUP BY attempt_id ORDER BY min(expires_at) LIMIT $1`;

// A use counts under each key of its customer, so the fullest key decides.
const USES = `
  SELECT promotion_id AS "promotionId", max(uses) AS uses FROM pricing.customer_use
  WHERE customer_key = ANY ($1) AND uses > 0 GROUP BY promotion_id`;

const USES_BESIDE = `
  SELECT c.promotion_id AS "promotionId", max(c.uses - ${usedUnder('c', '$2::uuid')}) AS uses FROM pricing.customer_use c
  WHERE c.customer_key = ANY ($1) AND c.uses > 0 GROUP BY c.promotion_id`;

type CustomerUses = Renamed<CustomerUseRow, { promotionId: 'promotion_id' }> & Pick<CustomerUseRow, 'uses'>;

type UsedPromotion = Renamed<
  RedemptionRow,
  { promotionId: 'promotion_id'; amountInCents: 'amount_in_cents' }
>;

/** The only writer of uses: counters of promotions, customers and codes move together with a redemption. */
@Injectable()
export class RedemptionRepository {
  constructor(private readonly database: Database) {}

  /** The ids of stored promotions, in the order in which uses are counted. */
  known(tx: Transaction, promotionIds: readonly string[]): Promise<KnownPromotion[]> {
    return tx.query<KnownPromotion>(KNOWN, [[...promotionIds]]);
  }

  /** False where a limit is reached or the promotion or code counts no longer: the transaction is then to be rolled back. */
  async hold(tx: Transaction, attempt: UsingAttempt, use: WantedUse): Promise<boolean> {
    const held = await tx.execute(HOLD, [
      use.promotionId,
      use.amountInCents,
      [...attempt.customerKeys],
      use.couponCode,
      newId(),
      attempt.attemptId,
      attempt.orderTotalInCents,
      attempt.expiresAt,
      attempt.replacesOrderId,
    ]);
    return held === 1;
  }

  /** As `hold`, for a use that was released too early. Returns false only at a limit. */
  async holdAgain(tx: Transaction, use: ReleasedUse): Promise<boolean> {
    const { promotionId, amountInCents, customerKeys, couponCode, redemptionId } = use;
    const keys = [...customerKeys];
    return (await tx.execute(HOLD_AGAIN, [promotionId, amountInCents, keys, couponCode, redemptionId])) === 1;
  }

  async take(tx: Transaction, attemptId: string, orderId: string): Promise<void> {
    await tx.execute(TAKE, [attemptId, orderId]);
  }

  releasedOf(tx: Transaction, attemptId: string): Promise<ReleasedUse[]> {
    return tx.query<ReleasedUse>(RELEASED_OF, [attemptId]);
  }

  /** Returns how many were given back. */
  async release(tx: Transaction, attemptId: string, isExpiredOnly: boolean): Promise<number> {
    const held = await tx.query<Pick<RedemptionRow, 'id'>>(HELD_OF, [attemptId, isExpiredOnly]);
    for (const { id } of held) await tx.execute(RELEASE, [id]);
    return held.length;
  }

  /** Frees what a replaced order used. */
  async giveBack(tx: Transaction, orderId: string): Promise<number> {
    const taken = await tx.query<Pick<RedemptionRow, 'id'>>(TAKEN_BY, [orderId]);
    for (const { id } of taken) await tx.execute(RELEASE, [id]);
    return taken.length;
  }

  /** The promotions that an order used, with their amounts. */
  async usedBy(orderId: string): Promise<ReadonlyMap<string, Cents>> {
    const rows = await this.database.query<UsedPromotion>(USED_BY, [orderId]);
    return new Map(rows.map(({ promotionId, amountInCents }) => [promotionId, amountInCents]));
  }

  /** The code that an order used; null without one. */
  async couponOf(orderId: string): Promise<string | null> {
    const row = await this.database.one<Renamed<RedemptionRow, { code: 'coupon_code' }>>(COUPON_OF, [
      orderId,
    ]);
    return row?.code ?? null;
  }

  async expiredAttempts(most: number): Promise<string[]> {
    const rows = await this.database.query<Renamed<RedemptionRow, { attemptId: 'attempt_id' }>>(EXPIRED, [
      most,
    ]);
    return rows.map(({ attemptId }) => attemptId);
  }

  /** Use counts of each promotion, under the fullest of the keys, without those of the order that is replaced. */
  async usesOf(
    customerKeys: readonly string[],
    replacesOrderId: string | null = null,
  ): Promise<Map<string, number>> {
    const keys = [...customerKeys];
    const rows = await (replacesOrderId === null
      ? this.database.prepared<CustomerUses>(USES, [keys])
      : this.database.query<CustomerUses>(USES_BESIDE, [keys, replacesOrderId]));
    return new Map(rows.map(({ promotionId, uses }) => [promotionId, uses]));
  }
}
