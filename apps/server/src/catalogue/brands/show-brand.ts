import { Injectable } from '@nestjs/common';
import type { BrandReply, getBrand, HandlerInput } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { type PriceCustomer, PriceViews } from '../../pricing/index.js';
import { CatalogueDirectory, pageOf } from '../tires/index.js';
import { brandLineOf } from './brand-line.js';
import { brandSummaryOf } from './brand-summary.js';
import { FromPrices } from './from-prices.js';

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
