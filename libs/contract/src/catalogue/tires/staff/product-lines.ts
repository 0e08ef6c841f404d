import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { centsSchema, idSchema, instantSchema, listQuery } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { availabilitySchema, scoreSchema } from '../tire-card.js';

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
        stock: z.array(
          shape({
            warehouseCode: z.string(),
            available: z.int(),
            held: z.int(),
            /** Tires promised to orders that a count didn't find. */
            missing: z.int(),
          }),
        ),
      }),
    ),
  }),
  faults: ['record.missing'],
});
