import type { StaffPermission } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../access/index.js';
import { endpoint } from '../endpoint/index.js';
import { deletedRecord, idSchema } from '../schema/index.js';
import { shape } from '../shape/index.js';

/** The lists with saved views, and the permission that opens each. */
export const VIEW_LISTS = {
  orders: 'orders.read',
  returns: 'returns.read',
  'price-claims': 'claims.read',
  'coverage-claims': 'claims.read',
  customers: 'customers.read',
  quotes: 'quotes.read',
  'sales-requests': 'quotes.read',
  fleets: 'fleets.read',
  'fleet-units': 'fleets.read',
  products: 'products.read',
  vehicles: 'vehicles.read',
  shops: 'shops.read',
  messages: 'messages.read',
  alerts: 'alerts.read',
  approvals: 'approvals.read',
  cases: 'cases.read',
  reviews: 'reviews.read',
} as const satisfies Readonly<Record<string, StaffPermission>>;

const VIEW_RESOURCES = Object.keys(VIEW_LISTS) as [keyof typeof VIEW_LISTS, ...(keyof typeof VIEW_LISTS)[]];

const columnIds = z.array(z.string().max(40)).max(40);

const savedView = shape({
  id: idSchema,
  resource: z.enum(VIEW_RESOURCES),
  name: z.string(),
  definition: shape({
    filter: z.record(z.string(), z.unknown()),
    sort: shape({ field: z.string().max(60), order: z.enum(['ASC', 'DESC']) }).nullable(),
    /** Columns shown and hidden on purpose; left out by views from before they kept columns. */
    columns: shape({ shown: columnIds, hidden: columnIds }).optional(),
  }),
  isShared: z.boolean(),
  /** The colleague who shares it; null for the caller’s own. */
  sharedBy: z.string().nullable(),
});

export type SavedView = z.output<typeof savedView>;

export const listSavedViews = endpoint({
  id: 'admin.views.list',
  method: 'GET',
  path: '/admin/saved-views',
  summary:
    'The signed-in person’s saved list views, then those that colleagues share. Shared views that look for a person are left out for staff who don’t see contacts.',
  access: staffAccess('views.write'),
  query: shape({ resource: z.enum(VIEW_RESOURCES) }),
  reply: z.array(savedView),
  faults: [],
});

export const saveView = endpoint({
  id: 'admin.views.save',
  method: 'POST',
  path: '/admin/saved-views',
  summary:
    'Saves a filter, its sort order and its columns under a name, for oneself or shared with the team.',
  access: staffAccess('views.write'),
  body: shape({
    resource: z.enum(VIEW_RESOURCES),
    name: z.string().trim().min(1).max(40),
    definition: savedView.shape.definition,
    /** Needs `views.share`. */
    isShared: z.boolean(),
  }),
  reply: savedView,
  status: 201,
  isIdempotent: true,
  faults: ['access.refused', 'view.nameTaken'],
});

export const shareView = endpoint({
  id: 'admin.views.share',
  method: 'POST',
  path: '/admin/saved-views/{id}/sharing',
  summary: 'Shares one of the caller’s views with the team, or stops sharing it.',
  access: staffAccess('views.share'),
  params: shape({ id: idSchema }),
  body: shape({ isShared: z.boolean() }),
  reply: savedView,
  isIdempotent: true,
  faults: ['record.missing'],
});

export const deleteView = endpoint({
  id: 'admin.views.delete',
  method: 'DELETE',
  path: '/admin/saved-views/{id}',
  summary: 'Deletes a saved view.',
  access: staffAccess('views.write'),
  params: shape({ id: idSchema }),
  reply: deletedRecord,
  isIdempotent: true,
  faults: ['record.missing'],
});
