import { Injectable } from '@nestjs/common';
import type { PriceList, Promotion } from '@simpletread/domain';

import { Log } from '../../platform/log/index.js';
import { PriceEntryRepository } from './price-entry.repository.js';
import { type StoredPriceList, toPriceList } from './stored-price-list.js';
import { type PromotionRecord, readPromotion, toPromotion } from './stored-promotion.js';

/** Rules as they are written, without how far they are used. */
export interface StoredRules {
  readonly priceLists: readonly PriceList[];
  readonly promotions: readonly Promotion[];
}

/** Makes of rows the rules that prices are made by. */
@Injectable()
export class RuleMaker {
  constructor(
    private readonly entries: PriceEntryRepository,
    private readonly log: Log,
  ) {}

  /** Lists come with their prices. A promotion that cannot be read must not take all prices with it: it gives nothing. */
  async make(rows: readonly PromotionRecord[], lists: readonly StoredPriceList[]): Promise<StoredRules> {
    const entries = await this.entries.ofAll(lists.map(({ priceListId }) => priceListId));
    return {
      promotions: rows.flatMap((row) => this.readable(row)),
      priceLists: lists.map((list) => toPriceList(list, entries.get(list.priceListId) ?? [])),
    };
  }

  private readable(row: PromotionRecord): Promotion[] {
    try {
      return [toPromotion(readPromotion(row))];
    } catch (error) {
      this.log.error(
        { err: error, promotionId: row.promotionId },
        'a promotion cannot be read and is ignored',
      );
      return [];
    }
  }
}
