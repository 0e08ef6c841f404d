import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { centsSchema, intParam, slugSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { shopCard } from './shop-card.js';
import { shopFilters } from './shop-filters.js';
import { SHOP_SORTS } from './shop-sorts.js';

/** A city with partner shops; `shops` counts those in the city itself. */
export const cityWithShops = shape({
  slug: slugSchema,
  city: z.string(),
  state: z.string(),
  shops: z.int(),
});

export type CityWithShops = z.output<typeof cityWithShops>;

export const stateWithShops = shape({
  slug: slugSchema,
  name: z.string(),
  state: z.string(),
  shops: z.int(),
});

export const listShopAreas = endpoint({
  id: 'shops.areas',
  method: 'GET',
  path: '/shop-areas',
  summary: 'States with partner shops by name, and their cities, those with the most shops first.',
  access: publicAccess,
  query: shape({ mostCities: intParam(0, 50_000).default(50_000) }),
  reply: shape({ states: z.array(stateWithShops), cities: z.array(cityWithShops) }),
  cacheSeconds: 300,
  faults: [],
});

/** Of shops that take work. Prices are for mounting and balancing one tire. */
const shopFacts = shape({
  shops: z.int(),
  lowestPriceInCents: centsSchema,
  medianPriceInCents: centsSchema,
  highestPriceInCents: centsSchema,
  openSaturdays: z.int(),
  openSundays: z.int(),
});

export const getShopArea = endpoint({
  id: 'shops.area',
  method: 'GET',
  path: '/shop-areas/{slug}',
  summary: 'A state with its cities, or a city with the shops around it.',
  access: publicAccess,
  params: shape({ slug: z.string().regex(/^[a-z0-9-]{2,80}$/i) }),
  query: shape({
    sort: z.enum(SHOP_SORTS).default('recommended'),
    page: intParam(1, 1000).default(1),
    perPage: intParam(1, 50).default(30),
    ...shopFilters.shape,
  }),
  reply: shape({
    slug: slugSchema,
    state: z.string(),
    /** Null on the page of a state. */
    city: z.string().nullable(),
    /** Of the state's shops, or of those around the city, whatever is filtered. */
    facts: shopFacts,
    /** Shops that the filters leave; 0 on the page of a state, which lists none. */
    total: z.int(),
    shops: z.array(shopCard),
    /** All cities of a state by name, or those with the most shops around a city. */
    cities: z.array(cityWithShops),
  }),
  cacheSeconds: 60,
  faults: ['shop.unknown'],
});
