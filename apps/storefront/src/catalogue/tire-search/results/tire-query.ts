import type { TireQuery } from '../../tires';
import type { ResultFilters } from '../filters/result-filters';

export const RESULTS_PER_PAGE = 20;

const CENTS = 100;

/** Returns the API's query, with the address's filters. */
export const tireQuery = (
  about: Pick<TireQuery, 'size' | 'rearSize' | 'vehicle' | 'zip' | 'priceUnit'>,
  { words, flags, minWarrantyMiles, bounds, sort, page }: ResultFilters,
): TireQuery => {
  const listed = {
    brand: words.brand,
    category: words.category,
    subtype: words.subtype,
    promotion: words.promotion,
    score: words.score,
    speed: words.speed,
    loadRange: words.load,
  };
  const query: TireQuery = {
    ...about,
    ...Object.fromEntries(
      Object.entries(listed).flatMap(([name, values]) =>
        values.length === 0 ? [] : [[name, values.join(',')]],
      ),
    ),
    ...(flags.inStock ? { inStock: 'true' } : {}),
    ...(flags.snowflake ? { snowflake: 'true' } : {}),
    ...(flags.runFlat ? { runFlat: 'true' } : {}),
    ...(minWarrantyMiles === undefined ? {} : { minWarrantyMiles }),
    ...(bounds.tire.min === undefined ? {} : { minPriceInCents: bounds.tire.min * CENTS }),
    ...(bounds.tire.max === undefined ? {} : { maxPriceInCents: bounds.tire.max * CENTS }),
    ...(bounds.total.min === undefined ? {} : { minTotalInCents: bounds.total.min * CENTS }),
    ...(bounds.total.max === undefined ? {} : { maxTotalInCents: bounds.total.max * CENTS }),
    sort,
    page,
    perPage: RESULTS_PER_PAGE,
  };
  return query;
};
