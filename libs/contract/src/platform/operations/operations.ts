import { z } from 'zod';

import { staffAccess } from '../access/index.js';
import { endpoint } from '../endpoint/index.js';
import { idSchema, instantSchema, listQuery } from '../schema/index.js';
import { shape } from '../shape/index.js';

const messageRow = shape({
  id: idSchema,
  channel: z.enum(['email', 'sms']),
  recipient: z.string(),
  template: z.string(),
  subject: z.string().nullable(),
  bodyText: z.string(),
  orderId: idSchema.nullable(),
  state: z.enum(['queued', 'sent', 'failed']),
  failure: z.string().nullable(),
  createdAt: instantSchema,
  sentAt: instantSchema.nullable(),
  /** True if its links work, as in a demonstration's mailbox; elsewhere their tokens are removed. */
  hasOpenLinks: z.boolean(),
});

export const listMessages = endpoint({
  id: 'admin.messages.list',
  method: 'GET',
  path: '/admin/messages',
  summary: 'Emails and texts: sent, waiting or failed.',
  access: staffAccess('messages.read'),
  query: listQuery(['createdAt', 'id'], {
    q: z.string().max(100).optional(),
    channel: z.enum(['email', 'sms']).optional(),
    state: z.enum(['queued', 'sent', 'failed']).optional(),
    orderId: idSchema.optional(),
  }),
  reply: z.array(messageRow),
  isList: true,
  faults: [],
});

export const getMessage = endpoint({
  id: 'admin.messages.get',
  method: 'GET',
  path: '/admin/messages/{id}',
  summary: 'An email or a text, with its HTML.',
  access: staffAccess('messages.read'),
  params: shape({ id: idSchema }),
  reply: shape({ ...messageRow.shape, bodyHtml: z.string().nullable() }),
  faults: ['record.missing'],
});

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
