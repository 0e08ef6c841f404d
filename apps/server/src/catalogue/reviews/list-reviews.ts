import { Injectable } from '@nestjs/common';
import type { HandlerInput, productReviews, ProductReviewsReply } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { CatalogueDirectory } from '../catalogue-directory.js';
import { ReviewReader } from './review.reader.js';

/** One page of what buyers say of a product line. */
@Injectable()
export class ListReviews {
  constructor(
    private readonly directory: CatalogueDirectory,
    private readonly reviews: ReviewReader,
  ) {}

  async run({
    params,
    query: { sort, page, perPage },
  }: HandlerInput<typeof productReviews>): Promise<Result<ProductReviewsReply, 'tire.unknown'>> {
    const line = await this.directory.find((index) => index.lineCalled(params.brand, params.line));
    if (line === undefined) return refuse('tire.unknown');
    const [sums, items] = await Promise.all([
      this.reviews.sums(line.lineId),
      this.reviews.page({ lineId: line.lineId, sort, offset: (page - 1) * perPage, limit: perPage }),
    ]);
    return ok({ ...sums, page, perPage, items });
  }
}
