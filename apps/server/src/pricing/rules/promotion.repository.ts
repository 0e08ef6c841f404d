import { Injectable } from '@nestjs/common';
import type { RuleState } from '@simpletread/domain';

import {
  Database,
  type Present,
  type Renamed,
  type SqlRunner,
  type Transaction,
} from '../../platform/database/index.js';
import { promotionUseEntity } from './promotion-use.entity.js';
import { promotionEntity, type PromotionRow } from './promotion.entity.js';
import { CHANGED, placeColumnsOf, type RulePlace } from './rule-place.js';
import {
  PROMOTION_COLUMNS,
  type PromotionRecord,
  type PromotionTerms,
  readPromotion,
  type StoredPromotion,
} from './stored-promotion.js';

/** A promotion as it is kept. */
export const PROMOTION_SELECT = `SELECT ${PROMOTION_COLUMNS} FROM pricing.promotion`;

const FIND = `${PROMOTION_SELECT} WHERE id = $1`;
const LOCK = `${PROMOTION_SELECT} WHERE id = $1 FOR UPDATE`;
const LOCK_ALL = `${PROMOTION_SELECT} WHERE id = ANY ($1::uuid[]) OR campaign_id = $2 ORDER BY id FOR UPDATE`;

const INSERT = `
  WITH written AS (
    INSERT INTO pricing.promotion (id, name, definition, starts_at, ends_at) VALUES ($1, $2, $3, $4, $5) RETURNING id
  )
  INSERT INTO pricing.promotion_use (promotion_id) SELECT id FROM written`;

// The table enforces the same limits as the contract.
const ALLOWS = `
  SELECT most_rate_ppm AS most FROM pricing.promotion WHERE id = $1 AND most_rate_ppm IS NOT NULL
    AND ($2 <> 'Percentage' OR coalesce($3::bigint, 0) > most_rate_ppm)`;

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
    const { name, definition, startsAt, endsAt } = terms;
    await tx.execute(INSERT, [promotionId, name, JSON.stringify(definition), startsAt, endsAt]);
  }

  async change(
    tx: Transaction,
    promotionId: string,
    terms: PromotionTerms,
    campaignId: string | null,
  ): Promise<void> {
    const { name, definition, startsAt, endsAt } = terms;
    const changed = { name, definition, starts_at: startsAt, ends_at: endsAt, campaign_id: campaignId };
    await tx.repository(promotionEntity).update({ id: promotionId }, { ...changed, ...CHANGED });
  }

  /** The most that a promotion may take off where a definition takes off more, or no percentage; null where it may. */
  async exceeded(
    tx: Transaction,
    promotionId: string,
    { benefit }: PromotionTerms['definition'],
  ): Promise<number | null> {
    const rate = benefit.type === 'Percentage' ? benefit.ratePpm : null;
    return (
      (
        await tx.one<Present<Renamed<PromotionRow, { most: 'most_rate_ppm' }>>>(ALLOWS, [
          promotionId,
          benefit.type,
          rate,
        ])
      )?.most ?? null
    );
  }

  async move(
    tx: Transaction,
    promotionId: string,
    state: RuleState,
    campaignId: string | null,
  ): Promise<void> {
    const moved = { state, campaign_id: campaignId };
    await tx.repository(promotionEntity).update({ id: promotionId }, { ...moved, ...CHANGED });
  }

  /** Only for drafts, which have no uses. */
  async delete(tx: Transaction, promotionId: string): Promise<void> {
    await tx.repository(promotionUseEntity).delete({ promotion_id: promotionId });
    await tx.repository(promotionEntity).delete({ id: promotionId });
  }

  async place(tx: Transaction, promotionId: string, place: RulePlace): Promise<void> {
    await tx
      .repository(promotionEntity)
      .update({ id: promotionId }, { ...placeColumnsOf(place), ...CHANGED });
  }
}
