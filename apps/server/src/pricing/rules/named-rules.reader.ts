import { Injectable } from '@nestjs/common';
import type { PriceList, PriceRules, Promotion } from '@simpletread/domain';

import { Database } from '../../platform/database/index.js';
import { Log } from '../../platform/log/index.js';
import { PriceEntryRepository } from './price-entry.repository.js';
import { type StoredPriceList, toPriceList } from './stored-price-list.js';
import { type PromotionRecord, readPromotion, toPromotion } from './stored-promotion.js';

/** Ids of promotions and price lists of any state. */
export interface RuleIds {
  readonly promotionIds: readonly string[];
  readonly priceListIds: readonly string[];
}

const PROMOTIONS = `
  SELECT id AS "promotionId", name, definition, state, starts_at AS "startsAt", ends_at AS "endsAt",
    campaign_id AS "campaignId", version, updated_at AS "updatedAt"
  FROM pricing.promotion WHERE id = ANY ($1::uuid[]) ORDER BY id`;

const LISTS = `
  SELECT id AS "priceListId", name, audience, state, starts_at AS "startsAt", ends_at AS "endsAt",
    campaign_id AS "campaignId", version
  FROM pricing.price_list WHERE id = ANY ($1::uuid[]) ORDER BY id`;

/** Reads rules by their ids, also those that nobody is charged by yet. */
@Injectable()
export class NamedRules {
  constructor(
    private readonly database: Database,
    private readonly entries: PriceEntryRepository,
    private readonly log: Log,
  ) {}

  /** The rules of these ids that there are, whatever their state. */
  async read({ promotionIds, priceListIds }: RuleIds): Promise<PriceRules> {
    const [rows, lists] = await Promise.all([
      this.database.query<PromotionRecord>(PROMOTIONS, [[...promotionIds]]),
      this.database.query<StoredPriceList>(LISTS, [[...priceListIds]]),
    ]);
    return {
      promotions: rows.flatMap((row) => this.readable(row)),
      priceLists: await this.withEntries(lists),
    };
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
