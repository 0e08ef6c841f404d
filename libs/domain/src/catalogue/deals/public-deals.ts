import { INSTALLATION_DEAL, type Promotion } from '../../pricing/index.js';
import { isPublicDeal } from './deal-terms.js';

const LONGEST = 60;
const ID_LENGTH = 8;

/** A promotion that anyone may see, with the slug that identifies it in addresses. */
export interface PublicDeal {
  /** The slug of its page and of the filter on results [R2.26]. */
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
 * Returns the promotions that anyone may see as deals at `at`, by id, each with a slug made from its name. If two share a name, the later
 * one's slug ends with the end of its id. The everyday saving is part of every price, so it is no deal.
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
