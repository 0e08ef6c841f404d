import type { HubReply, HubShare } from '@simpletread/contract';
import { hubReviewsHref, type HubKey } from '../../shell/paths';
import { hubsStyles as hubs, type Way, Ways } from '../../catalogue';
import { reviewSectionHref } from './review-sections';

const MOST_BRANDS = 24;

/** Returns the hubs with reviews. */
export const reviewedOf = (shares: readonly HubShare[]): HubShare[] =>
  shares.filter(({ reviewCount }) => reviewCount > 0);

const waysTo = (shares: readonly HubShare[], keyOf: (slug: string) => HubKey): Way[] =>
  reviewedOf(shares).map(({ slug, name, reviewCount }) => ({
    label: name,
    href: hubReviewsHref(keyOf(slug)),
    count: reviewCount,
  }));

/** The reviews of all tires by category, type and brand, with counts. */
export const ReviewSections = ({ everything }: { everything: HubReply }) => (
  <div className={hubs.ways}>
    <Ways title="By category" ways={waysTo(everything.categories, (category) => ({ category }))} />
    <Ways title="By type" ways={waysTo(everything.types, (type) => ({ type }))} />
    <Ways
      title="By brand"
      ways={waysTo(everything.brands.slice(0, MOST_BRANDS), (brand) => ({ brand }))}
      all={{ label: 'All brands', href: reviewSectionHref('brands') }}
    />
  </div>
);
