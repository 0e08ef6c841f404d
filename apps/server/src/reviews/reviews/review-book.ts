import { Injectable } from '@nestjs/common';
import type { ReviewSums } from '@simpletread/contract';

import { type CatalogueIndex, type LineRatings, RatingBook } from '../../catalogue/index.js';
import { addReviews, type LineReviews, ratingOf } from './line-reviews.js';
import { ReviewReader } from './review.reader.js';

interface Line {
  readonly lineId: string;
}

/** Review totals of each product line, for one state of the catalogue. */
export class ReviewPages implements LineRatings {
  constructor(private readonly byLine: ReadonlyMap<string, LineReviews>) {}

  /** The number of reviewed lines. */
  get lineCount(): number {
    return [...this.byLine.values()].filter(({ count }) => count > 0).length;
  }

  sums(lines: readonly Line[]): ReviewSums {
    return addReviews(this.of(lines));
  }

  rating(lines: readonly Line[]): Pick<ReviewSums, 'rating'> & { readonly reviewCount: number } {
    const reviews = this.of(lines);
    return { rating: ratingOf(reviews), reviewCount: reviews.reduce((sum, { count }) => sum + count, 0) };
  }

  private of(lines: readonly Line[]): readonly LineReviews[] {
    return lines.flatMap(({ lineId }) => this.byLine.get(lineId) ?? []);
  }
}

/**
 * Sums the reviews of every line once per state of the catalogue. A new review changes its line's count, which makes a
 * new state.
 */
@Injectable()
export class ReviewBook extends RatingBook {
  private readonly pages = new WeakMap<CatalogueIndex, Promise<ReviewPages>>();

  constructor(private readonly reader: ReviewReader) {
    super();
  }

  override of(index: CatalogueIndex): Promise<ReviewPages> {
    const known = this.pages.get(index);
    if (known !== undefined) return known;
    const pages = this.reader.byLine().then((byLine) => new ReviewPages(byLine));
    this.pages.set(index, pages);
    pages.catch(() => this.pages.delete(index));
    return pages;
  }
}
