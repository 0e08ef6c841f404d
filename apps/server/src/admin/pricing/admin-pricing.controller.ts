import { Controller } from '@nestjs/common';
import {
  type HandlerInput,
  listCouponBatches,
  listPriceEntries,
  listPriceLists,
  listPromotions,
} from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import { Bind, Input } from '../../platform/http/index.js';
import { CouponBatchListReader } from './coupon-batch-list.reader.js';
import { PriceEntryListReader } from './price-entry-list.reader.js';
import { PriceListListReader } from './price-list-list.reader.js';
import { PromotionListReader } from './promotion-list.reader.js';

/** The lists of what prices are made by. */
@Controller()
export class AdminPricingController {
  constructor(
    private readonly promotions: PromotionListReader,
    private readonly priceLists: PriceListListReader,
    private readonly entries: PriceEntryListReader,
    private readonly batches: CouponBatchListReader,
  ) {}

  @Bind(listPromotions)
  async listPromotions(@Input() { query }: HandlerInput<typeof listPromotions>) {
    return ok(await this.promotions.page(query));
  }

  @Bind(listPriceLists)
  async listPriceLists(@Input() { query }: HandlerInput<typeof listPriceLists>) {
    return ok(await this.priceLists.page(query));
  }

  @Bind(listPriceEntries)
  async listPriceEntries(@Input() { query }: HandlerInput<typeof listPriceEntries>) {
    return ok(await this.entries.page(query));
  }

  @Bind(listCouponBatches)
  async listCouponBatches(@Input() { query }: HandlerInput<typeof listCouponBatches>) {
    return ok(await this.batches.page(query));
  }
}
