import { z } from 'zod';

import { staffAccess } from '../access.js';
import { availabilitySchema, scoreSchema } from '../catalogue/tire-card.js';
import { endpoint } from '../endpoint.js';
import { centsSchema, idSchema, instantSchema, listQuery, shape, versionSchema } from '../schema/index.js';
import { shopCard } from '../shops/shop-card.js';

const byId = shape({ id: z.string().max(60) });

const productRow = shape({
  id: idSchema,
  brandName: z.string(),
  brandSlug: z.string(),
  lineName: z.string(),
  lineSlug: z.string(),
  categoryName: z.string(),
  vehicleType: z.string(),
  sizeCount: z.int(),
  fromPriceInCents: centsSchema.nullable(),
  toPriceInCents: centsSchema.nullable(),
  available: z.int(),
  scoreOverall: z.number().nullable(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  isOurPick: z.boolean(),
  imageKey: z.string(),
  updatedAt: instantSchema,
});

export const listProducts = endpoint({
  id: 'admin.products.list',
  method: 'GET',
  path: '/admin/products',
  summary: 'Product lines.',
  access: staffAccess('products.read'),
  query: listQuery(
    [
      'brandName',
      'lineName',
      'categoryName',
      'sizeCount',
      'fromPriceInCents',
      'available',
      'scoreOverall',
      'updatedAt',
      'id',
    ],
    {
      q: z.string().max(100).optional(),
      brandSlug: z.string().max(80).optional(),
      categoryId: z.int().min(1).max(999).optional(),
      sizeCode: z.string().max(40).optional(),
      isOutOfStock: z.boolean().optional(),
    },
  ),
  reply: z.array(productRow),
  isList: true,
  faults: [],
});

export const getAdminProduct = endpoint({
  id: 'admin.products.get',
  method: 'GET',
  path: '/admin/products/{id}',
  summary: 'A product line with every size, price and stock by warehouse.',
  access: staffAccess('products.read'),
  params: byId,
  reply: shape({
    ...productRow.shape,
    description: z.string(),
    hasSnowflake: z.boolean(),
    warrantyMiles: z.int().nullable(),
    score: scoreSchema.nullable(),
    confidence: z.string(),
    tires: z.array(
      shape({
        tireId: idSchema,
        itemNumber: z.int(),
        sizeCode: z.string(),
        serviceDescription: z.string(),
        loadRange: z.string(),
        priceInCents: centsSchema,
        weightLb: z.number(),
        status: z.enum(['active', 'discontinued']),
        availability: availabilitySchema,
        stock: z.array(shape({ warehouseCode: z.string(), available: z.int(), held: z.int() })),
      }),
    ),
  }),
  faults: ['record.missing'],
});

const vehicleRow = shape({
  id: idSchema,
  year: z.int(),
  make: z.string(),
  model: z.string(),
  trim: z.string(),
  body: z.string(),
  vehicleType: z.string(),
  drive: z.string(),
  powertrain: z.string(),
  isEv: z.boolean(),
  source: z.string(),
  fitmentCount: z.int(),
});

export const listVehicles = endpoint({
  id: 'admin.vehicles.list',
  method: 'GET',
  path: '/admin/vehicles',
  summary: 'Vehicles with the number of fitments known for each.',
  access: staffAccess('vehicles.read'),
  query: listQuery(['year', 'make', 'model', 'trim', 'vehicleType', 'id'], {
    q: z.string().max(100).optional(),
    make: z.string().max(60).optional(),
    year: z.int().min(1900).max(2100).optional(),
    isEv: z.boolean().optional(),
  }),
  reply: z.array(vehicleRow),
  isList: true,
  faults: [],
});

export const getAdminVehicle = endpoint({
  id: 'admin.vehicles.get',
  method: 'GET',
  path: '/admin/vehicles/{id}',
  summary: 'A vehicle with its fitments.',
  access: staffAccess('vehicles.read'),
  params: byId,
  reply: shape({
    ...vehicleRow.shape,
    fitments: z.array(
      shape({
        id: idSchema,
        years: z.string(),
        trim: z.string(),
        front: z.string(),
        rear: z.string().nullable(),
        isStaggered: z.boolean(),
        confidence: z.string(),
        tireCount: z.int(),
      }),
    ),
  }),
  faults: ['record.missing'],
});

export const shopRow = shape({
  id: idSchema,
  version: versionSchema,
  ...shopCard.shape,
  status: z.enum(['active', 'suspended']),
  email: z.string(),
  /** How many cars it takes at once. */
  bays: z.int(),
  orderCount: z.int(),
});

export const listShops = endpoint({
  id: 'admin.shops.list',
  method: 'GET',
  path: '/admin/shops',
  summary: 'Partner shops.',
  access: staffAccess('shops.read'),
  query: listQuery(['company', 'city', 'state', 'zip', 'installPriceInCents', 'rating', 'id'], {
    q: z.string().max(100).optional(),
    state: z.string().max(2).optional(),
    zip: z.string().max(5).optional(),
    status: z.enum(['active', 'suspended']).optional(),
  }),
  reply: z.array(shopRow),
  isList: true,
  faults: [],
});

export const getAdminShop = endpoint({
  id: 'admin.shops.get',
  method: 'GET',
  path: '/admin/shops/{id}',
  summary: 'One partner shop.',
  access: staffAccess('shops.read'),
  params: byId,
  reply: shopRow,
  faults: ['record.missing'],
});
