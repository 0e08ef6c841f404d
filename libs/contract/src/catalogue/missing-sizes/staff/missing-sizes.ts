import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { daySchema, idSchema, listQuery } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';

const missingSize = shape({
  id: idSchema,
  year: z.int(),
  make: z.string(),
  model: z.string(),
  /** Visitors who asked for it, each counted once a day. */
  visitors: z.int().positive(),
  firstAskedOn: daySchema,
  lastAskedOn: daySchema,
  isDismissed: z.boolean(),
});

export type MissingSizeRow = z.output<typeof missingSize>;

const byId = shape({ id: idSchema });

export const listMissingSizes = endpoint({
  id: 'admin.missingSizes.list',
  method: 'GET',
  path: '/admin/missing-sizes',
  summary: 'Vehicles without sizes that visitors asked for.',
  access: staffAccess('missingSizes.read'),
  query: listQuery(['visitors', 'lastAskedOn', 'firstAskedOn', 'year', 'model', 'id'], {
    q: z.string().max(100).optional(),
    make: z.string().max(60).optional(),
    isDismissed: z.boolean().optional(),
  }),
  reply: z.array(missingSize),
  isList: true,
  faults: [],
});

export const dismissMissingSize = endpoint({
  id: 'admin.missingSizes.dismiss',
  method: 'DELETE',
  path: '/admin/missing-sizes/{id}',
  summary: 'Takes a vehicle off the queue. It still counts, and can be restored.',
  access: staffAccess('missingSizes.dismiss'),
  params: byId,
  reply: byId,
  isIdempotent: true,
  faults: ['record.missing'],
});

export const restoreMissingSize = endpoint({
  id: 'admin.missingSizes.restore',
  method: 'POST',
  path: '/admin/missing-sizes/{id}/restoration',
  summary: 'Puts a dismissed vehicle back in the queue.',
  access: staffAccess('missingSizes.dismiss'),
  params: byId,
  reply: missingSize,
  isIdempotent: true,
  faults: ['record.missing'],
});
