import { Injectable } from '@nestjs/common';
import type { HandlerInput, ReplyOf, shopReviews } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { ShopDirectory } from '../../installers/index.js';
import { ShopReviewReader } from './shop-review.reader.js';

const NONE = { listed: 0, total: 0, starSum: 0, stars: [0, 0, 0, 0, 0], wouldComeBack: 0 };
const MOST_STARS = 5;

/** One page of what customers say of a partner shop. */
@Injectable()
export class ListShopReviews {
  constructor(
    private readonly shops: ShopDirectory,
    private readonly reader: ShopReviewReader,
  ) {}

  async run({
    params,
    query: { sort, page, perPage },
  }: HandlerInput<typeof shopReviews>): Promise<Result<ReplyOf<typeof shopReviews>, 'shop.unknown'>> {
    const shop = await this.shops.findByCode(params.code);
    if (shop === null || !shop.isActive) return refuse('shop.unknown');
    const offset = (page - 1) * perPage;
    const [sums, items] = await Promise.all([
      this.reader.sums(shop.shopId),
      this.reader.page(shop.shopId, { sort, limit: perPage, offset }),
    ]);
    const { listed, total, starSum, stars, wouldComeBack } = sums ?? NONE;
    return ok({
      total,
      listed,
      // To a tenth with halves up, like the database.
      rating: total === 0 ? null : Math.round((10 * starSum) / total) / 10,
      stars: stars.map((count, at) => ({ stars: MOST_STARS - at, count })),
      wouldComeBackCount: wouldComeBack,
      page,
      perPage,
      items,
    });
  }
}
