import { z } from 'zod';

import { staffAccess } from '../access/index.js';
import { endpoint } from '../endpoint/index.js';
import { deletedRecord, idSchema } from '../schema/index.js';
import { shape } from '../shape/index.js';

const VIEW_RESOURCES = ['orders', 'products', 'vehicles', 'shops', 'messages'] as const;

const savedView = shape({
  id: idSchema,
  resource: z.enum(VIEW_RESOURCES),
  name: z.string(),
  definition: shape({
    filter: z.record(z.string(), z.unknown()),
    sort: shape({ field: z.string().max(60), order: z.enum(['ASC', 'DESC']) }).nullable(),
  }),
});

export type SavedView = z.output<typeof savedView>;

export const listSavedViews = endpoint({
  id: 'admin.views.list',
  method: 'GET',
  path: '/admin/saved-views',
  summary: 'The signed-in person’s saved list views.',
  access: staffAccess('views.write'),
  query: shape({ resource: z.enum(VIEW_RESOURCES) }),
  reply: z.array(savedView),
  faults: [],
});

export const saveView = endpoint({
  id: 'admin.views.save',
  method: 'POST',
  path: '/admin/saved-views',
  summary: 'Saves a filter and its sort order under a name.',
  access: staffAccess('views.write'),
  body: shape({
    resource: z.enum(VIEW_RESOURCES),
    name: z.string().trim().min(1).max(40),
    definition: savedView.shape.definition,
  }),
  reply: savedView,
  status: 201,
  isIdempotent: true,
  faults: ['view.nameTaken'],
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
