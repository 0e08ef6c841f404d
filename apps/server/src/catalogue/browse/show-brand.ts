import { Injectable } from '@nestjs/common';
import type { BrandLine, BrandReply, getBrand, HandlerInput } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { type PriceCustomer, PriceViews } from '../../pricing/index.js';
import type { LineOnSale } from '../assortment.js';
import { CatalogueDirectory } from '../catalogue-directory.js';
import { brandSummaryOf } from './brand-summary.js';
import { type FromPriceOf, FromPrices } from './from-prices.js';
import { pageOf } from './page-of.js';

/** A line on sale as the contract shows it, at a shopper's prices. */
export const brandLineOf = (onSale: LineOnSale, fromPriceOf: FromPriceOf): BrandLine => {
  const { line, sizeCount, tireCount } = onSale;
  return {
    lineSlug: line.lineSlug,
    lineName: line.lineName,
    categoryId: line.categoryId,
    categoryName: line.categoryName,
    categorySlug: line.categorySlug,
    vehicleType: line.vehicleType,
    hasSnowflake: line.hasSnowflake,
    isOurPick: line.isOurPick,
    imageKey: line.imageKey,
    score: line.score,
    rating: line.rating,
    reviewCount: line.reviewCount,
    sizeCount,
    tireCount,
    fromPriceInCents: fromPriceOf(onSale),
  };
};

/** A brand with its lines on sale. */
@Injectable()
export class ShowBrand {
  constructor(
    private readonly directory: CatalogueDirectory,
    private readonly views: PriceViews,
    private readonly fromPrices: FromPrices,
  ) {}

  /** At the prices that `customer` pays. */
  async run(
    { params, query }: HandlerInput<typeof getBrand>,
    customer: PriceCustomer,
  ): Promise<Result<BrandReply, 'brand.unknown'>> {
    const found = await this.directory.find(({ assortment }) => assortment.brandCalled(params.brand));
    if (found === undefined) return refuse('brand.unknown');
    const fromPriceOf = await this.fromPrices.of(await this.views.of(customer));
    const { page, perPage } = query;
    return ok({
      brand: brandSummaryOf(found, fromPriceOf),
      total: found.lines.length,
      page,
      perPage,
      lines: pageOf(found.lines, query).map((line) => brandLineOf(line, fromPriceOf)),
    });
  }
}
