import { Injectable } from '@nestjs/common';
import type { HandlerInput, hubReviews, HubReviewsReply, ReviewSums } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { ReviewBook, type ReviewPages } from './review-book.js';
import { type ReviewOfLine, ReviewReader } from './review.reader.js';
import { type CatalogueIndex, type Hub, HubBook, hubNamesOf } from '../../catalogue/index.js';

const hubReviewOf =
  (index: CatalogueIndex) =>
  ({ lineId, review }: ReviewOfLine): HubReviewsReply['items'] => {
    const line = index.line(lineId);
    if (line === undefined) return [];
    const { brandSlug, brandName, lineSlug, lineName } = line;
    return [{ ...review, brandSlug, brandName, lineSlug, lineName }];
  };

/** The facts of a hub's reviews that every page shows. */
interface HubTotals {
  readonly sums: ReviewSums;
  readonly lineCount: number;
  /** Null if every reviewed line is in the hub. */
  readonly lineIds: readonly string[] | null;
}

const hubTotals = (hub: Hub, pages: ReviewPages): HubTotals => {
  const reviewed = hub.lines.map(({ line }) => line).filter(({ reviewCount }) => reviewCount > 0);
  return {
    sums: pages.sums(reviewed),
    lineCount: reviewed.length,
    lineIds: reviewed.length === pages.lineCount ? null : reviewed.map(({ lineId }) => lineId),
  };
};

/** One page of what buyers say of all that is on sale of a brand, category or type. */
@Injectable()
export class ListHubReviews {
  private readonly totals = new WeakMap<Hub, Promise<HubTotals>>();

  constructor(
    private readonly hubs: HubBook,
    private readonly book: ReviewBook,
    private readonly reviews: ReviewReader,
  ) {}

  async run({
    sort,
    page,
    perPage,
    ...key
  }: HandlerInput<typeof hubReviews>['query']): Promise<Result<HubReviewsReply, 'hub.unknown'>> {
    const found = await this.hubs.find(key);
    if (found === undefined) return refuse('hub.unknown');
    const { hub, index } = found;
    const totals = await this.totalsOf(hub, index);
    const items = await this.reviews.page({
      lineIds: totals.lineIds,
      sort,
      offset: (page - 1) * perPage,
      limit: perPage,
    });
    return ok({
      names: hubNamesOf(hub),
      ...totals.sums,
      lineCount: totals.lineCount,
      page,
      perPage,
      items: items.flatMap(hubReviewOf(index)),
    });
  }

  private totalsOf(hub: Hub, index: CatalogueIndex): Promise<HubTotals> {
    const known = this.totals.get(hub);
    if (known !== undefined) return known;
    const totals = this.book.of(index).then((pages) => hubTotals(hub, pages));
    this.totals.set(hub, totals);
    totals.catch(() => this.totals.delete(hub));
    return totals;
  }
}
