import { TIRE_FACETS } from '@simpletread/contract';
import { type Cents, scoreBandOf } from '@simpletread/domain';

import { isOfTypes } from '../../tires/index.js';
import type { Offer } from '../offer.js';
import { type OfferPrices, tirePriceOf } from '../offer-prices.js';
import { type DealsOfOffer, NO_DEALS } from '../tire-deals.js';

/** The filters of a search. An absent filter hides nothing; values in one list are alternatives. */
export interface TireFilters {
  readonly brand?: readonly string[] | undefined;
  readonly category?: readonly string[] | undefined;
  /** Kinds of vehicle, as `suv-crossover`. */
  readonly subtype?: readonly string[] | undefined;
  /** Deals on now, by the address of their page or by the promotion's id. */
  readonly promotion?: readonly string[] | undefined;
  readonly score?: readonly string[] | undefined;
  readonly speed?: readonly string[] | undefined;
  readonly loadRange?: readonly string[] | undefined;
  readonly minLoadIndex?: number | undefined;
  readonly minWarrantyMiles?: number | undefined;
  /** Per tire; a quarter of a staggered set. */
  readonly minPriceInCents?: number | undefined;
  readonly maxPriceInCents?: number | undefined;
  /** Per set, out the door. They hide nothing where that price is unknown. */
  readonly minTotalInCents?: number | undefined;
  readonly maxTotalInCents?: number | undefined;
  readonly inStock?: boolean | undefined;
  readonly snowflake?: boolean | undefined;
  readonly runFlat?: boolean | undefined;
}

/** The filters whose values are counted, and one for all those that are not. */
export const FACETS = TIRE_FACETS;
export type Facet = (typeof FACETS)[number];

export interface FilterCheck {
  readonly facet: Facet;
  readonly passes: (offer: Offer) => boolean;
}

const oneOf = (
  facet: Facet,
  words: readonly string[] | undefined,
  valueOf: (offer: Offer) => string | null,
): readonly FilterCheck[] => {
  if (words === undefined || words.length === 0) return [];
  const wanted = new Set(words);
  return [{ facet, passes: (offer) => wanted.has(valueOf(offer) ?? '') }];
};

const ofTypes = (words: readonly string[] | undefined): readonly FilterCheck[] => {
  if (words === undefined || words.length === 0) return [];
  const wanted = new Set(words);
  return [{ facet: 'subtype', passes: ({ tire }) => isOfTypes(tire.line, wanted) }];
};

/** A deal that is over or was never there holds no tire. */
const inDeals = (words: readonly string[] | undefined, dealsOf: DealsOfOffer): readonly FilterCheck[] => {
  if (words === undefined || words.length === 0) return [];
  const wanted = new Set(words);
  const isWanted = ({ slug, promotion }: ReturnType<DealsOfOffer>[number]): boolean =>
    wanted.has(slug) || wanted.has(promotion.promotionId);
  return [{ facet: 'promotion', passes: (offer) => dealsOf(offer).some(isWanted) }];
};

const when = (isWanted: boolean, facet: Facet, passes: (offer: Offer) => boolean): readonly FilterCheck[] =>
  isWanted ? [{ facet, passes }] : [];

const between = (
  facet: Facet,
  lowest: number | undefined,
  highest: number | undefined,
  priceOf: (offer: Offer) => Cents,
): readonly FilterCheck[] =>
  when(lowest !== undefined || highest !== undefined, facet, (offer) => {
    const price = priceOf(offer);
    return price >= (lowest ?? 0) && price <= (highest ?? Number.MAX_SAFE_INTEGER);
  });

/** Prices are counted in one unit; bounds in the other are a filter like any that is not counted. */
const priceChecks = (filters: TireFilters, { unit, totalOf }: OfferPrices): readonly FilterCheck[] => {
  const { minPriceInCents, maxPriceInCents, minTotalInCents, maxTotalInCents } = filters;
  const facetOf = (its: OfferPrices['unit']): Facet => (unit === its ? 'price' : 'other');
  return [
    ...between(facetOf('tire'), minPriceInCents, maxPriceInCents, tirePriceOf),
    ...(totalOf === null ? [] : between(facetOf('total'), minTotalInCents, maxTotalInCents, totalOf)),
  ];
};

/** The checks that `filters` ask for; an offer is a result when it passes all of them. */
export const checksOf = (
  filters: TireFilters,
  prices: OfferPrices,
  dealsOf: DealsOfOffer = NO_DEALS,
): readonly FilterCheck[] => {
  const { minLoadIndex = 0, minWarrantyMiles = 0 } = filters;
  return [
    ...oneOf('brand', filters.brand, ({ tire }) => tire.line.brandSlug),
    ...oneOf('category', filters.category, ({ tire }) => tire.line.categorySlug),
    ...ofTypes(filters.subtype),
    ...inDeals(filters.promotion, dealsOf),
    ...oneOf('score', filters.score, ({ tire }) => scoreBandOf(tire.line.score?.overall ?? null)),
    ...oneOf('speed', filters.speed, ({ tire }) => tire.speedSymbol),
    ...oneOf('loadRange', filters.loadRange, ({ tire }) => tire.loadRange),
    ...when(minLoadIndex > 0, 'other', ({ tire }) => (tire.loadIndex ?? 0) >= minLoadIndex),
    ...when(minWarrantyMiles > 0, 'warranty', ({ tire }) => (tire.warrantyMiles ?? 0) >= minWarrantyMiles),
    ...priceChecks(filters, prices),
    ...when(filters.inStock === true, 'inStock', ({ available }) => available > 0),
    ...when(filters.snowflake === true, 'snowflake', ({ tire }) => tire.line.hasSnowflake),
    ...when(filters.runFlat === true, 'runFlat', ({ tire }) => tire.isRunFlat),
  ];
};
