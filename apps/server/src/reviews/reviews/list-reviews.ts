import { Injectable } from '@nestjs/common';
import type { HandlerInput, productReviews, ProductReviewsReply } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { CatalogueDirectory } from '../../catalogue/index.js';
import { ReviewBook } from './review-book.js';
import { SayingBook } from './saying-book.js';
import { ReviewReader } from './review.reader.js';

/** One page of what buyers say of a product line. */
@Injectable()
export class ListReviews {
  constructor(
    private readonly directory: CatalogueDirectory,
    private readonly book: ReviewBook,
    private readonly reviews: ReviewReader,
    private readonly sayings: SayingBook,
  ) {}

  async run({
    params,
    query: { sort, page, perPage },
  }: HandlerInput<typeof productReviews>): Promise<Result<ProductReviewsReply, 'tire.unknown'>> {
    const found = await this.directory.find((index) => {
      const line = index.lineCalled(params.brand, params.line);
      return line === undefined ? undefined : { index, line };
    });
    if (found === undefined) return refuse('tire.unknown');
    const { index, line } = found;
    const [pages, said, items] = await Promise.all([
      this.book.of(index),
      this.sayings.of(index, line.lineId),
      this.reviews.page({ lineIds: [line.lineId], sort, offset: (page - 1) * perPage, limit: perPage }),
    ]);
    return ok({ ...pages.sums([line]), said, page, perPage, items: items.map(({ review }) => review) });
  }
}
