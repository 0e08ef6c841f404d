import { z } from 'zod';

import { publicOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import {
  centsSchema,
  flagParam,
  intParam,
  slugSchema,
  wordsParam,
  zipField,
} from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { tireCard } from '../tires/index.js';

export const TIRE_SORTS = ['recommended', 'price-low', 'price-high', 'our-picks'] as const;
/** The price of a tire (in staggered sets, a quarter of the set), or of the whole set out the door. */
export const PRICE_UNITS = ['tire', 'total'] as const;

/** The filters that `loosen` names; `other` covers those without counts. */
export const TIRE_FACETS = [
  'brand',
  'category',
  'subtype',
  'promotion',
  'score',
  'speed',
  'loadRange',
  'warranty',
  'price',
  'inStock',
  'snowflake',
  'runFlat',
  'other',
] as const;

const facetValue = shape({ value: z.string(), label: z.string(), count: z.int() });

export const searchTires = endpoint({
  id: 'catalogue.search',
  method: 'GET',
  path: '/tires',
  summary: 'Tires of one size, or of a front and a rear size, filtered, counted and sorted.',
  access: publicOrCustomerAccess,
  query: shape({
    size: slugSchema,
    rearSize: slugSchema.optional(),
    /** `make/model/year` slugs with an optional trim, for each tire's fit verdict. */
    vehicle: z.string().max(200).optional(),
    zip: zipField.optional(),
    brand: wordsParam.optional(),
    category: wordsParam.optional(),
    subtype: wordsParam.optional(),
    /** Current deals, by page address or id; tires match any of them. */
    promotion: wordsParam.optional(),
    score: wordsParam.optional(),
    speed: wordsParam.optional(),
    loadRange: wordsParam.optional(),
    minLoadIndex: intParam(0, 170).optional(),
    minWarrantyMiles: intParam(0, 200_000).optional(),
    /** Per tire; in staggered sets, a quarter of the set. */
    minPriceInCents: intParam(0, 10_000_000).optional(),
    maxPriceInCents: intParam(0, 10_000_000).optional(),
    /** For the set, out the door; ignored if no ZIP gives that price. */
    minTotalInCents: intParam(0, 100_000_000).optional(),
    maxTotalInCents: intParam(0, 100_000_000).optional(),
    /** The unit for price sorting and price counts; by default the total, if known. */
    priceUnit: z.enum(PRICE_UNITS).optional(),
    inStock: flagParam.optional(),
    snowflake: flagParam.optional(),
    runFlat: flagParam.optional(),
    sort: z.enum(TIRE_SORTS).default('recommended'),
    page: intParam(1, 1000).default(1),
    perPage: intParam(1, 60).default(20),
  }),
  reply: shape({
    sizeCode: z.string(),
    sizeSlug: z.string(),
    rearSizeCode: z.string().nullable(),
    overallDiameterIn: z.number(),
    total: z.int(),
    page: z.int(),
    perPage: z.int(),
    items: z.array(tireCard),
    /** At most five, each with its one reason; always among the filtered results. */
    topPicks: z.array(shape({ reason: z.string(), tire: tireCard })).max(5),
    /** For the sizes, ignoring filters. */
    unfilteredTotal: z.int(),
    /** If nothing matches: filters that alone hide everything, with the number of results without each, most first. */
    loosen: z.array(shape({ filter: z.enum(TIRE_FACETS), count: z.int() })),
    facets: shape({
      brand: z.array(facetValue),
      category: z.array(facetValue),
      /** Kinds of vehicle, as `suv-crossover`. */
      subtype: z.array(facetValue),
      /** Current public deals. */
      promotion: z.array(facetValue),
      score: z.array(facetValue),
      speed: z.array(facetValue),
      loadRange: z.array(facetValue),
      warranty: z.array(facetValue),
      inStock: z.int(),
      snowflake: z.int(),
      runFlat: z.int(),
      price: shape({
        /** `tire` if no total is known. */
        unit: z.enum(PRICE_UNITS),
        minInCents: centsSchema,
        maxInCents: centsSchema,
        buckets: z.array(shape({ fromInCents: centsSchema, toInCents: centsSchema, count: z.int() })),
      }),
    }),
  }),
  cacheSeconds: 30,
  faults: ['tireSize.unknown', 'contact.zipInvalid', 'vehicle.unknown'],
});

export type TireSearchReply = z.output<typeof searchTires.reply>;
