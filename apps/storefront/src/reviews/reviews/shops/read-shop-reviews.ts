import { type ReplyOf, shopReviews } from '@simpletread/contract';
import { orElse, readCached } from '../../../shell/api';

export type ShopReviewsReply = ReplyOf<typeof shopReviews>;

export const SHOP_REVIEWS_SHOWN = 10;

/** Returns a page of a shop's reviews; null if they can't be read, which the shop's page can do without. */
export const readShopReviews = (code: string, page: number): Promise<ShopReviewsReply | null> => {
  const query = { page, perPage: SHOP_REVIEWS_SHOWN };
  return orElse(readCached('reviews', shopReviews, { params: { code }, query }), null);
};
