import { INSTALLATION_DEAL, type Promotion } from '../../pricing/index.js';
import { isPublicDeal } from './deal-terms.js';

const LONGEST = 60;
const ID_LENGTH = 8;

/** A promotion that anybody may be told of, with the name that addresses know it by. */
export interface PublicDeal {
  /** Of its page, and of the filter of results [R2.26]. */
  readonly slug: string;
  readonly promotion: Promotion;
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, LONGEST)
    .replace(/-$/, '') || 'deal';

/**
 * The deals of `promotions` that anybody may be told of at `at`, by id, each with an address of its name; of two with one name
 * the later one's carries the end of its id. The saving of every day is in every price and no deal.
 */
export const publicDeals = (promotions: readonly Promotion[], at: Date): readonly PublicDeal[] => {
  const taken = new Set<string>();
  return promotions
    .filter(
      (promotion) => promotion.promotionId !== INSTALLATION_DEAL.promotionId && isPublicDeal(promotion, at),
    )
    .sort((a, b) => (a.promotionId < b.promotionId ? -1 : 1))
    .map((promotion) => {
      const plain = slugOf(promotion.name);
      const slug = taken.has(plain)
        ? `${plain}-${promotion.promotionId.replace(/[^a-z0-9]/g, '').slice(-ID_LENGTH)}`
        : plain;
      taken.add(slug);
      return { slug, promotion };
    });
};
