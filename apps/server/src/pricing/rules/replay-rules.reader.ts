import { Injectable } from '@nestjs/common';
import type { PriceList, PriceRules, Promotion } from '@simpletread/domain';

import { Database } from '../../platform/database/index.js';
import { Log } from '../../platform/log/index.js';
import { PriceBook } from './price-book.js';
import { PriceEntryRepository } from './price-entry.repository.js';
import { type StoredPriceList, toPriceList } from './stored-price-list.js';
import { type PromotionRecord, readPromotion, toPromotion } from './stored-promotion.js';

/** Ids of promotions and price lists of any state. */
export interface RuleIds {
  readonly promotionIds: readonly string[];
  readonly priceListIds: readonly string[];
}

// A rule counts from when it was made. One that was archived counted until then, if any order has used it.
const PROMOTIONS_OF_PERIOD = `
  SELECT p.id AS "promotionId", p.name, p.definition, p.state, greatest(p.starts_at, p.created_at) AS "startsAt",
    CASE p.state WHEN 'archived' THEN least(p.ends_at, p.updated_at) ELSE p.ends_at END AS "endsAt",
    p.campaign_id AS "campaignId", p.version, p.updated_at AS "updatedAt"
  FROM pricing.promotion p LEFT JOIN pricing.promotion_use u ON u.promotion_id = p.id
  WHERE (p.state = 'active' OR p.state = 'archived' AND u.uses > 0)
    AND greatest(p.starts_at, p.created_at) < $2 AND (p.ends_at IS NULL OR p.ends_at > $1) ORDER BY p.id`;

const LISTS_OF_PERIOD = `
  SELECT id AS "priceListId", name, audience, state, greatest(starts_at, created_at) AS "startsAt", ends_at AS "endsAt",
    campaign_id AS "campaignId", version
  FROM pricing.price_list
  WHERE state = 'active' AND greatest(starts_at, created_at) < $2 AND (ends_at IS NULL OR ends_at > $1) ORDER BY id`;

const PROMOTIONS = `
  SELECT id AS "promotionId", name, definition, state, starts_at AS "startsAt", ends_at AS "endsAt",
    campaign_id AS "campaignId", version, updated_at AS "updatedAt"
  FROM pricing.promotion WHERE id = ANY ($1::uuid[]) ORDER BY id`;

const LISTS = `
  SELECT id AS "priceListId", name, audience, state, starts_at AS "startsAt", ends_at AS "endsAt",
    campaign_id AS "campaignId", version
  FROM pricing.price_list WHERE id = ANY ($1::uuid[]) ORDER BY id`;

const OURS = 'SELECT id FROM pricing.promotion WHERE id::text = ANY ($1::text[])';

/** Reads rules for prices of the past, and rules that nobody is charged by yet. */
@Injectable()
export class ReplayRules {
  constructor(
    private readonly database: Database,
    private readonly book: PriceBook,
    private readonly entries: PriceEntryRepository,
    private readonly log: Log,
  ) {}

  /** What was in force at any time of a period, as far as it is written: pauses and older wordings of a rule are not. */
  async inForce(from: Date, to: Date): Promise<PriceRules> {
    const [rows, lists, standing] = await Promise.all([
      this.database.query<PromotionRecord>(PROMOTIONS_OF_PERIOD, [from, to]),
      this.database.query<StoredPriceList>(LISTS_OF_PERIOD, [from, to]),
      this.standing(),
    ]);
    return {
      promotions: [...standing, ...rows.flatMap((row) => this.readable(row))],
      priceLists: await this.withEntries(lists),
    };
  }

  /** The rules of these ids that there are, whatever their state. */
  async named({ promotionIds, priceListIds }: RuleIds): Promise<PriceRules> {
    const [rows, lists] = await Promise.all([
      this.database.query<PromotionRecord>(PROMOTIONS, [[...promotionIds]]),
      this.database.query<StoredPriceList>(LISTS, [[...priceListIds]]),
    ]);
    return {
      promotions: rows.flatMap((row) => this.readable(row)),
      priceLists: await this.withEntries(lists),
    };
  }

  /** What stands in no table: the installation deal, discounts of groups and of pay-later methods, as they are now. */
  private async standing(): Promise<Promotion[]> {
    const { promotions } = await this.book.rules();
    const ids = promotions.map(({ promotionId }) => promotionId);
    const ours = await this.database.query<{ id: string }>(OURS, [ids]);
    const written = new Set(ours.map(({ id }) => id));
    return promotions.filter(({ promotionId }) => !written.has(promotionId));
  }

  private async withEntries(lists: readonly StoredPriceList[]): Promise<PriceList[]> {
    const entries = await this.entries.ofAll(lists.map(({ priceListId }) => priceListId));
    return lists.map((list) => toPriceList(list, entries.get(list.priceListId) ?? []));
  }

  private readable(row: PromotionRecord): Promotion[] {
    try {
      return [toPromotion(readPromotion(row))];
    } catch (error) {
      this.log.error(
        { err: error, promotionId: row.promotionId },
        'a promotion cannot be read and gives nothing',
      );
      return [];
    }
  }
}
