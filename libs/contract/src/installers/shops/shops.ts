import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { instantSchema, intParam, zipField } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { shopCard, shopPage } from './shop-card.js';
import { shopFilters } from './shop-filters.js';
import { SHOP_SORTS } from './shop-sorts.js';

export const findShops = endpoint({
  id: 'shops.near',
  method: 'GET',
  path: '/shops',
  summary: 'Partner shops around a ZIP code that can mount the given rim and aspect ratio.',
  access: publicAccess,
  query: shape({
    zip: zipField,
    radiusMiles: intParam(1, 100).default(25),
    sort: z.enum(SHOP_SORTS).default('recommended'),
    limit: intParam(1, 50).default(20),
    /** Of `limit` shops each. */
    page: intParam(1, 1000).default(1),
    rimIn: intParam(8, 30).optional(),
    aspect: intParam(20, 100).optional(),
    ...shopFilters.shape,
  }),
  reply: shape({
    zip: z.string(),
    city: z.string(),
    state: z.string(),
    total: z.int(),
    shops: z.array(shopCard),
  }),
  cacheSeconds: 60,
  faults: ['contact.zipInvalid', 'contact.militaryAddress', 'contact.outsideShippingArea'],
});

export const getShop = endpoint({
  id: 'shops.get',
  method: 'GET',
  path: '/shops/{code}',
  summary: 'One partner shop.',
  access: publicAccess,
  params: shape({ code: z.string().regex(/^[A-Z0-9-]{3,20}$/i) }),
  reply: shopPage,
  cacheSeconds: 300,
  faults: ['shop.unknown'],
});

export const listShopAddresses = endpoint({
  id: 'shops.addresses',
  method: 'GET',
  path: '/shop-addresses',
  summary: 'The page addresses of all partner shops that take work, for sitemaps.',
  access: publicAccess,
  reply: z.array(shape({ code: z.string(), slug: z.string(), modifiedAt: instantSchema })),
  cacheSeconds: 300,
  faults: [],
});
