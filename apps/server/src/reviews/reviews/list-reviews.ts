import { Injectable } from '@nestjs/common';
import type { HandlerInput, productReviews, ProductReviewsReply } from '@simpletread/contract';
import { ok, refuse, type Result, reviewBreakdown } from '@simpletread/domain';

import { CatalogueDirectory } from '../../catalogue/index.js';
import { ReviewBook } from './review-book.js';
import { SayingBook } from './saying-book.js';
import { type ReviewConditions, ReviewReader } from './review.reader.js';

/** Conditions as an address has them: left out if they don't ask. */
type Asked = {
  readonly [Key in keyof Omit<ReviewConditions, 'isLikeMine'>]?: ReviewConditions[Key] | undefined;
};

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
    query: { sort, page, perPage, ...asked },
  }: HandlerInput<typeof productReviews>): Promise<Result<ProductReviewsReply, 'tire.unknown'>> {
    const found = await this.directory.find((index) => {
      const line = index.lineCalled(params.brand, params.line);
      return line === undefined ? undefined : { index, line };
    });
    if (found === undefined) return refuse('tire.unknown');
    const { index, line } = found;
    const { miles = null, style = null, place = null, vehicle = null }: Asked = asked;
    const filter = { miles, style, place, isLikeMine: vehicle !== null, vehicle };
    const [pages, said, groups, items] = await Promise.all([
      this.book.of(index),
      this.sayings.of(index, line.lineId),
      this.reviews.groups(line.lineId, vehicle),
      this.reviews.page({
        lineIds: [line.lineId],
        sort,
        offset: (page - 1) * perPage,
        limit: perPage,
        filter,
      }),
    ]);
    const { matching, miles: byMiles, styles, places } = reviewBreakdown(groups, filter);
    return ok({
      ...pages.sums([line]),
      said,
      breakdown: {
        matching,
        miles: [...byMiles],
        styles: [...styles],
        places: [...places],
      },
      page,
      perPage,
      items: items.map(({ review }) => review),
    });
  }
}
