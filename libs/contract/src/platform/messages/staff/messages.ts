import { z } from 'zod';

import { staffAccess } from '../../access/index.js';
import { endpoint } from '../../endpoint/index.js';
import { idSchema, instantSchema, listQuery } from '../../schema/index.js';
import { shape } from '../../shape/index.js';

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
