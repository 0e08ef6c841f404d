import { WORK_QUEUES } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { instantSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';

/** The record of a queue whose turn is next. */
const next = shape({
  id: z.string(),
  /** Its number or subject, as its list shows it. */
  title: z.string(),
  /** Since when it waits. */
  since: instantSchema,
  /** When it must be done or ends; null if there is no such time. */
  dueAt: instantSchema.nullable(),
});

const waiting = shape({
  queue: z.enum(WORK_QUEUES),
  /** As many as the queue's list shows. */
  count: z.int(),
  /** Those whose time is over. */
  lateCount: z.int(),
  /** Those that the caller has taken; null for queues without owners. */
  mineCount: z.int().nullable(),
  /** Null for an empty queue, and for one whose records are all colleagues’. */
  next: next.nullable(),
});

export type Waiting = z.output<typeof waiting>;

export const listWaiting = endpoint({
  id: 'admin.waiting.list',
  method: 'GET',
  path: '/admin/waiting',
  summary: 'How much waits in each queue whose work the caller may do, and what is next in it.',
  access: staffAccess('dashboard.read'),
  query: shape({
    /** Counts the warehouse desk’s queues at this warehouse only. Returns can come to any. */
    warehouse: z.string().max(10).optional(),
  }),
  reply: z.array(waiting),
  faults: [],
});
