import type { TireSearchReply } from '@simpletread/contract';
import {
  compareSpeedSymbols,
  isSpeedSymbol,
  maxSpeedMph,
  SCORE_BAND_LABELS,
  scoreBandOf,
} from '@simpletread/domain';

import { ELECTRIC, tireTypeOf } from '../../tires/index.js';
import type { FilteredOffers } from './filter-offers.js';
import type { Offer } from '../offer.js';
import { filteredPriceOf, type OfferPrices } from '../offer-prices.js';
import { priceFacet } from '../price-buckets.js';
import { type DealsOfOffer, NO_DEALS } from '../tire-deals.js';

export type Facets = TireSearchReply['facets'];
type FacetValue = Facets['brand'][number];

const WARRANTY_MILES = [80_000, 70_000, 60_000, 50_000, 40_000];

const countBy = (
  offers: readonly Offer[],
  valueOf: (offer: Offer) => string | null,
  labelOf: (offer: Offer) => string,
): FacetValue[] => {
  const values = new Map<string, { value: string; label: string; count: number }>();
  for (const offer of offers) {
    const value = valueOf(offer);
    if (value === null) continue;
    const known = values.get(value);
    if (known === undefined) values.set(value, { value, label: labelOf(offer), count: 1 });
    else known.count += 1;
  }
  return [...values.values()];
};

const dealFacet = (offers: readonly Offer[], dealsOf: DealsOfOffer): FacetValue[] => {
  const values = new Map<string, FacetValue>();
  for (const offer of offers)
    for (const { slug, promotion } of dealsOf(offer)) {
      const known = values.get(slug);
      if (known === undefined) values.set(slug, { value: slug, label: promotion.name, count: 1 });
      else known.count += 1;
    }
  return [...values.values()].sort(byCount);
};

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const byLabel = (a: FacetValue, b: FacetValue): number => compareText(a.label, b.label);
const byCount = (a: FacetValue, b: FacetValue): number => b.count - a.count || byLabel(a, b);

const bySpeed = (a: FacetValue, b: FacetValue): number =>
  isSpeedSymbol(a.value) && isSpeedSymbol(b.value)
    ? compareSpeedSymbols(a.value, b.value)
    : compareText(a.value, b.value);

const speedLabel = (symbol: string | null): string =>
  symbol !== null && isSpeedSymbol(symbol) ? `${symbol} (up to ${maxSpeedMph(symbol)} mph)` : (symbol ?? '');

const RANGE_ORDER = 'SL LL XL HL A B C D E F G H J L M N'.split(' ');
const byRange = (a: FacetValue, b: FacetValue): number =>
  RANGE_ORDER.indexOf(a.value) - RANGE_ORDER.indexOf(b.value) || compareText(a.value, b.value);

const scoreFacet = (offers: readonly Offer[]): FacetValue[] => {
  const counted = countBy(
    offers,
    ({ tire }) => scoreBandOf(tire.line.score?.overall ?? null),
    () => '',
  );
  return SCORE_BAND_LABELS.map(({ value, label }) => ({
    value,
    label,
    count: counted.find((band) => band.value === value)?.count ?? 0,
  }));
};

const warrantyFacet = (offers: readonly Offer[]): FacetValue[] =>
  WARRANTY_MILES.map((miles) => ({
    value: String(miles),
    label: `${miles.toLocaleString('en-US')}+ miles`,
    count: count(offers, ({ tire }) => (tire.warrantyMiles ?? 0) >= miles),
  })).filter((value) => value.count > 0);

const count = (offers: readonly Offer[], isCounted: (offer: Offer) => boolean): number => {
  let counted = 0;
  for (const offer of offers) if (isCounted(offer)) counted += 1;
  return counted;
};

/** Kinds of vehicle; last, and counted beside them, what is built for electric ones. */
const typeFacet = (offers: readonly Offer[]): FacetValue[] => {
  const electric = count(offers, ({ tire }) => tire.line.isForElectric);
  return [
    ...countBy(
      offers,
      ({ tire }) => tireTypeOf(tire.line).slug,
      ({ tire }) => tireTypeOf(tire.line).name,
    ).sort(byCount),
    ...(electric === 0 ? [] : [{ value: ELECTRIC.slug, label: ELECTRIC.name, count: electric }]),
  ];
};

/** The values each filter could show next: every facet counted with all filters but its own. */
export const facetsOf = (
  { without }: FilteredOffers,
  prices: OfferPrices,
  dealsOf: DealsOfOffer = NO_DEALS,
): Facets => {
  const { buckets, ...range } = priceFacet(without('price').map(filteredPriceOf(prices)));
  return {
    brand: countBy(
      without('brand'),
      ({ tire }) => tire.line.brandSlug,
      ({ tire }) => tire.line.brandName,
    ).sort(byLabel),
    category: countBy(
      without('category'),
      ({ tire }) => tire.line.categorySlug,
      ({ tire }) => tire.line.categoryName,
    ).sort(byCount),
    subtype: typeFacet(without('subtype')),
    promotion: dealFacet(without('promotion'), dealsOf),
    score: scoreFacet(without('score')),
    speed: countBy(
      without('speed'),
      ({ tire }) => tire.speedSymbol,
      ({ tire }) => speedLabel(tire.speedSymbol),
    ).sort(bySpeed),
    loadRange: countBy(
      without('loadRange'),
      ({ tire }) => tire.loadRange,
      ({ tire }) => tire.loadRange,
    ).sort(byRange),
    warranty: warrantyFacet(without('warranty')),
    inStock: count(without('inStock'), ({ available }) => available > 0),
    snowflake: count(without('snowflake'), ({ tire }) => tire.line.hasSnowflake),
    runFlat: count(without('runFlat'), ({ tire }) => tire.isRunFlat),
    price: { unit: prices.unit, buckets: [...buckets], ...range },
  };
};
