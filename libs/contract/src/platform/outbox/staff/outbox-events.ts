import { z } from 'zod';

import { staffAccess } from '../../access/index.js';
import { endpoint } from '../../endpoint/index.js';
import { idSchema, instantSchema, listQuery } from '../../schema/index.js';
import { shape } from '../../shape/index.js';

const outboxRow = shape({
  id: idSchema,
  type: z.string(),
  aggregateId: z.string(),
  payload: z.record(z.string(), z.unknown()),
  createdAt: instantSchema,
  relayedAt: instantSchema.nullable(),
  consumers: z.array(z.string()),
});

export const listOutboxEvents = endpoint({
  id: 'admin.outbox.list',
  method: 'GET',
  path: '/admin/outbox-events',
  summary: 'Events of the outbox and their consumers.',
  access: staffAccess('outbox.read'),
  query: listQuery(['createdAt', 'id'], {
    q: z.string().max(100).optional(),
    type: z.string().max(60).optional(),
    isWaiting: z.boolean().optional(),
  }),
  reply: z.array(outboxRow),
  isList: true,
  faults: [],
});
