import { z } from 'zod';

import { staffAccess } from '../../access/index.js';
import { endpoint } from '../../endpoint/index.js';
import { instantSchema, listQuery } from '../../schema/index.js';
import { shape } from '../../shape/index.js';

const queueRow = shape({
  id: z.string(),
  name: z.string(),
  waiting: z.int(),
  active: z.int(),
  delayed: z.int(),
  completed: z.int(),
  failed: z.int(),
});

export const listQueues = endpoint({
  id: 'admin.queues.list',
  method: 'GET',
  path: '/admin/queues',
  summary: 'Job queues with their counts.',
  access: staffAccess('jobs.read'),
  query: listQuery(['name', 'id'], {}),
  reply: z.array(queueRow),
  isList: true,
  faults: [],
});

const jobRow = shape({
  id: z.string(),
  queue: z.string(),
  name: z.string(),
  state: z.enum(['waiting', 'active', 'delayed', 'completed', 'failed']),
  attempts: z.int(),
  failure: z.string().nullable(),
  createdAt: instantSchema,
  finishedAt: instantSchema.nullable(),
});

export const listJobs = endpoint({
  id: 'admin.jobs.list',
  method: 'GET',
  path: '/admin/jobs',
  summary: 'Jobs of one queue or of all, newest first.',
  access: staffAccess('jobs.read'),
  query: listQuery(['createdAt', 'id'], {
    queue: z.string().max(60).optional(),
    state: z.enum(['waiting', 'active', 'delayed', 'completed', 'failed']).optional(),
  }),
  reply: z.array(jobRow),
  isList: true,
  faults: [],
});

export const retryJob = endpoint({
  id: 'admin.jobs.retry',
  method: 'POST',
  path: '/admin/jobs/{queue}/{id}/retry',
  summary: 'Retries a failed job.',
  access: staffAccess('jobs.retry'),
  params: shape({ queue: z.string().max(60), id: z.string().max(100) }),
  isIdempotent: true,
  faults: ['record.missing'],
});
