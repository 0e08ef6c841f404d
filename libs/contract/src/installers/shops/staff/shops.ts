import { FEWEST_BAYS, MOST_BAYS } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { idSchema, listQuery, versionSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { shopCard } from '../shop-card.js';

const byId = shape({ id: z.string().max(60) });

export const shopRow = shape({
  id: idSchema,
  version: versionSchema,
  ...shopCard.shape,
  status: z.enum(['active', 'suspended']),
  email: z.string(),
  /** Cars it takes per time slot. */
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

export const changeShopBays = endpoint({
  id: 'admin.shops.changeBays',
  method: 'PUT',
  path: '/admin/shops/{id}/bays',
  summary: 'Sets how many cars a shop takes per time slot; booked appointments stay, even above it.',
  access: staffAccess('shops.change'),
  params: shape({ id: idSchema }),
  body: shape({
    version: versionSchema,
    bays: z.int().min(FEWEST_BAYS).max(MOST_BAYS),
    reason: z.string().trim().min(1).max(300),
  }),
  reply: shopRow,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale'],
});
