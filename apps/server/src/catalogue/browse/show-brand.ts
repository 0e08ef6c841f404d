import { Injectable } from '@nestjs/common';
import type { BrandLine, BrandReply, getBrand, HandlerInput } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import type { LineOnSale } from '../assortment.js';
import { CatalogueDirectory } from '../catalogue-directory.js';
import { brandSummaryOf } from './brand-summary.js';
import { pageOf } from './page-of.js';

const brandLineOf = ({ line, sizeCount, tireCount, fromPriceInCents }: LineOnSale): BrandLine => ({
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
  fromPriceInCents,
});

/** A brand with its lines on sale. */
@Injectable()
export class ShowBrand {
  constructor(private readonly directory: CatalogueDirectory) {}

  async run({ params, query }: HandlerInput<typeof getBrand>): Promise<Result<BrandReply, 'brand.unknown'>> {
    const found = await this.directory.find(({ assortment }) => assortment.brandCalled(params.brand));
    if (found === undefined) return refuse('brand.unknown');
    const { page, perPage } = query;
    return ok({
      brand: brandSummaryOf(found),
      total: found.lines.length,
      page,
      perPage,
      lines: pageOf(found.lines, query).map(brandLineOf),
    });
  }
}
