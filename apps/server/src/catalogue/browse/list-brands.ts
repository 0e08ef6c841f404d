import { Injectable } from '@nestjs/common';
import type { HandlerInput, listBrands, ReplyOf } from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import { CatalogueDirectory } from '../catalogue-directory.js';
import { brandSummaryOf } from './brand-summary.js';
import { pageOf } from './page-of.js';

/** Brands with tires on sale, by name. */
@Injectable()
export class ListBrands {
  constructor(private readonly directory: CatalogueDirectory) {}

  async run(query: HandlerInput<typeof listBrands>['query']): Promise<Result<ReplyOf<typeof listBrands>>> {
    const { brands } = (await this.directory.current()).assortment;
    const { page, perPage } = query;
    return ok({ total: brands.length, page, perPage, items: pageOf(brands, query).map(brandSummaryOf) });
  }
}
