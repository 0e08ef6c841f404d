import { Injectable } from '@nestjs/common';
import type { PriceRules } from '@simpletread/domain';

import { Database } from '../../platform/database/index.js';
import { PRICE_LIST_SELECT } from './price-list.repository.js';
import { PROMOTION_SELECT } from './promotion.repository.js';
import { RuleMaker } from './rule-maker.js';
import type { StoredPriceList } from './stored-price-list.js';
import type { PromotionRecord } from './stored-promotion.js';

/** Ids of promotions and price lists of any state. */
export interface RuleIds {
  readonly promotionIds: readonly string[];
  readonly priceListIds: readonly string[];
}

const PROMOTIONS = `${PROMOTION_SELECT} WHERE id = ANY ($1::uuid[]) ORDER BY id`;

const LISTS = `${PRICE_LIST_SELECT} WHERE id = ANY ($1::uuid[]) ORDER BY id`;

/** Reads rules by id, including drafts. */
@Injectable()
export class NamedRules {
  constructor(
    private readonly database: Database,
    private readonly maker: RuleMaker,
  ) {}

  /** The rules that exist among these ids, in any state. */
  async read({ promotionIds, priceListIds }: RuleIds): Promise<PriceRules> {
    const [rows, lists] = await Promise.all([
      this.database.query<PromotionRecord>(PROMOTIONS, [[...promotionIds]]),
      this.database.query<StoredPriceList>(LISTS, [[...priceListIds]]),
    ]);
    return this.maker.make(rows, lists);
  }
}
