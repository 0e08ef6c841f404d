import { Injectable } from '@nestjs/common';
import type { HandlerInput, listBrands, ReplyOf } from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import { type PriceCustomer, PriceViews } from '../../pricing/index.js';
import { CatalogueDirectory, pageOf } from '../tires/index.js';
import { brandLetters } from './brand-letters.js';
import { brandSummaryOf } from './brand-summary.js';
import { FromPrices } from './from-prices.js';

/** Brands with tires on sale, by name. */
@Injectable()
export class ListBrands {
  constructor(
    private readonly directory: CatalogueDirectory,
    private readonly views: PriceViews,
    private readonly fromPrices: FromPrices,
  ) {}

  /** At the prices that `customer` pays. */
  async run(
    query: HandlerInput<typeof listBrands>['query'],
    customer: PriceCustomer,
  ): Promise<Result<ReplyOf<typeof listBrands>>> {
    const { brands } = (await this.directory.current()).assortment;
    const fromPriceOf = await this.fromPrices.of(await this.views.of(customer));
    const { page, perPage } = query;
    return ok({
      total: brands.length,
      page,
      perPage,
      items: pageOf(brands, query).map((brand) => brandSummaryOf(brand, fromPriceOf)),
      letters: brandLetters(
        brands.map(({ brand }) => brand),
        perPage,
      ),
    });
  }
}
