import type { KnownVehicle } from '../../vehicles/index.js';
import type { Offer } from '../offer.js';
import { offerFit } from '../offer-fit.js';
import type { TireFilters } from '../filters/tire-filters.js';

/** Types that suit only some roads and months. We recommend them only on request. */
const SPECIAL_TYPES: ReadonlySet<string> = new Set(['winter', 'racing', 'track-competition']);

interface Search {
  readonly vehicle: KnownVehicle | null;
  readonly filters: Pick<TireFilters, 'category' | 'snowflake'>;
}

const isAskedFor = (type: string, { category = [], snowflake = false }: Search['filters']): boolean =>
  category.includes(type) || (type === 'winter' && snowflake);

const isSpecial = ({ tire, rear }: Offer, filters: Search['filters']): boolean =>
  [tire, ...(rear === null ? [] : [rear])].some(
    ({ line }) => SPECIAL_TYPES.has(line.categorySlug) && !isAskedFor(line.categorySlug, filters),
  );

/** Lower comes first: sold out after all, then what fits under a condition, then types for some months or roads alone. */
const rankOf = (offer: Offer, { vehicle, filters }: Search): number => {
  const fit = offerFit(offer, vehicle)?.kind ?? 'fits';
  return (offer.available === 0 ? 4 : 0) + (fit === 'fits' ? 0 : 2) + (isSpecial(offer, filters) ? 1 : 0);
};

/**
 * Recommended offers, those that suit this search first: in stock, fitting the vehicle without a condition, and for
 * all months and roads that the shopper hasn't excluded. Winter tires keep their place if the shopper asked for them,
 * by type or by snowflake. Within each group the recommendation decides. Equal offers give an equal order.
 */
export const preferredFirst = (recommended: readonly Offer[], search: Search): readonly Offer[] =>
  recommended
    .map((offer) => ({ offer, rank: rankOf(offer, search) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ offer }) => offer);
