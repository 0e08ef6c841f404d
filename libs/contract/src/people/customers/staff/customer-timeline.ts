import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { idSchema, instantSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';

export const CUSTOMER_ENTRIES = ['order', 'message', 'quote', 'account', 'note'] as const;

const entry = shape({
  id: idSchema,
  kind: z.enum(CUSTOMER_ENTRIES),
  at: instantSchema,
  title: z.string(),
  detail: z.string(),
  /** The order or quote that it is of, and its number. */
  of: shape({ id: idSchema, number: z.string() }).nullable(),
  /** Null for what happened by itself. */
  by: z.string().nullable(),
});

export type CustomerEntry = z.output<typeof entry>;

/** Entries of a page of a timeline. */
export const CUSTOMER_TIMELINE_PAGE = 30;

export const getCustomerTimeline = endpoint({
  id: 'admin.customers.timeline',
  method: 'GET',
  path: '/admin/customers/{id}/timeline',
  summary:
    'What happened with a customer, newest first: orders and returns, emails and texts, quotes, and notes; a page at a time.',
  access: staffAccess('customers.read'),
  params: shape({ id: idSchema }),
  query: shape({
    kind: z.enum(CUSTOMER_ENTRIES).optional(),
    /** The `next` of the page before. */
    before: z
      .string()
      .regex(/^\d{1,17} [0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
      .optional(),
  }),
  reply: shape({
    entries: z.array(entry),
    /** To be sent as `before` for older entries; null where there are none. */
    next: z.string().nullable(),
  }),
  faults: ['record.missing'],
});
