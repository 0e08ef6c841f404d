import { Injectable } from '@nestjs/common';
import type { RuleState } from '@simpletread/domain';

import { Database, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import {
  type PromotionRecord,
  type PromotionTerms,
  readPromotion,
  type StoredPromotion,
} from './stored-promotion.js';

/** A promotion as it is kept. */
export const PROMOTION_SELECT = `
  SELECT id AS "promotionId", name, definition, state, starts_at AS "startsAt", ends_at AS "endsAt",
    campaign_id AS "campaignId", version, updated_at AS "updatedAt"
  FROM pricing.promotion`;

const FIND = `${PROMOTION_SELECT} WHERE id = $1`;
const LOCK = `${PROMOTION_SELECT} WHERE id = $1 FOR UPDATE`;
const LOCK_ALL = `${PROMOTION_SELECT} WHERE id = ANY ($1::uuid[]) OR campaign_id = $2 ORDER BY id FOR UPDATE`;

const INSERT = `
  WITH written AS (
    INSERT INTO pricing.promotion (id, name, definition, starts_at, ends_at) VALUES ($1, $2, $3, $4, $5) RETURNING id
  )
  INSERT INTO pricing.promotion_use (promotion_id) SELECT id FROM written`;

const CHANGE = `
  UPDATE pricing.promotion SET name = $2, definition = $3, starts_at = $4, ends_at = $5, campaign_id = $6,
    version = version + 1, updated_at = now()
  WHERE id = $1`;

// What a marketer may write is held by the table as well.
const ALLOWS = `
  SELECT most_rate_ppm AS most FROM pricing.promotion WHERE id = $1 AND most_rate_ppm IS NOT NULL
    AND ($2 <> 'Percentage' OR coalesce($3::bigint, 0) > most_rate_ppm)`;

const MOVE = `
  UPDATE pricing.promotion SET state = $2, campaign_id = $3, version = version + 1, updated_at = now() WHERE id = $1`;

const PLACE = `
  UPDATE pricing.promotion
  SET campaign_id = $2, state = $3, starts_at = $4, ends_at = $5, version = version + 1, updated_at = now()
  WHERE id = $1`;

/** When and in whose charge a rule counts. */
export interface RulePlace {
  readonly campaignId: string | null;
  readonly state: RuleState;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** The only writer of promotions. */
@Injectable()
export class PromotionRepository {
  constructor(private readonly database: Database) {}

  async find(promotionId: string, db: SqlRunner = this.database): Promise<StoredPromotion | null> {
    const row = await db.one<PromotionRecord>(FIND, [promotionId]);
    return row === null ? null : readPromotion(row);
  }

  async lock(tx: Transaction, promotionId: string): Promise<StoredPromotion | null> {
    const row = await tx.one<PromotionRecord>(LOCK, [promotionId]);
    return row === null ? null : readPromotion(row);
  }

  /** Those with the ids and those of the campaign, held until the transaction ends. */
  async lockAll(
    tx: Transaction,
    promotionIds: readonly string[],
    campaignId: string,
  ): Promise<StoredPromotion[]> {
    return (await tx.query<PromotionRecord>(LOCK_ALL, [[...promotionIds], campaignId])).map(readPromotion);
  }

  async insert(tx: Transaction, promotionId: string, terms: PromotionTerms): Promise<void> {
    await tx.execute(INSERT, this.params(promotionId, terms));
  }

  async change(
    tx: Transaction,
    promotionId: string,
    terms: PromotionTerms,
    campaignId: string | null,
  ): Promise<void> {
    await tx.execute(CHANGE, [...this.params(promotionId, terms), campaignId]);
  }

  /** The most that a promotion may take off where a definition takes off more, or no percentage; null where it may. */
  async exceeded(
    tx: Transaction,
    promotionId: string,
    { benefit }: PromotionTerms['definition'],
  ): Promise<number | null> {
    const rate = benefit.type === 'Percentage' ? benefit.ratePpm : null;
    return (await tx.one<{ most: number }>(ALLOWS, [promotionId, benefit.type, rate]))?.most ?? null;
  }

  async move(
    tx: Transaction,
    promotionId: string,
    state: RuleState,
    campaignId: string | null,
  ): Promise<void> {
    await tx.execute(MOVE, [promotionId, state, campaignId]);
  }

  /** Only of a draft, whose uses nobody counted yet. */
  async delete(tx: Transaction, promotionId: string): Promise<void> {
    await tx.execute('DELETE FROM pricing.promotion_use WHERE promotion_id = $1', [promotionId]);
    await tx.execute('DELETE FROM pricing.promotion WHERE id = $1', [promotionId]);
  }

  async place(tx: Transaction, promotionId: string, place: RulePlace): Promise<void> {
    await tx.execute(PLACE, [promotionId, place.campaignId, place.state, place.startsAt, place.endsAt]);
  }

  private params(promotionId: string, { name, definition, startsAt, endsAt }: PromotionTerms) {
    return [promotionId, name, JSON.stringify(definition), startsAt, endsAt];
  }
}
