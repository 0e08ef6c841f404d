import { z } from 'zod';

import { staffAccess } from '../../access/index.js';
import { endpoint } from '../../endpoint/index.js';
import { idSchema, instantSchema, listQuery } from '../../schema/index.js';
import { shape } from '../../shape/index.js';
import { ownerFilter, workOwner } from '../../work-owners/index.js';

/** The follow-up of staff to a failed message. */
const followUp = shape({
  at: instantSchema,
  by: z.string(),
  kind: z.enum(['sentAgain', 'closed']),
  /** Why it was closed. */
  note: z.string().nullable(),
  /** The new message; null if it was closed. */
  messageId: idSchema.nullable(),
});

const messageRow = shape({
  id: idSchema,
  channel: z.enum(['email', 'sms']),
  recipient: z.string(),
  template: z.string(),
  subject: z.string().nullable(),
  bodyText: z.string(),
  orderId: idSchema.nullable(),
  /** The colleague who wrote it; null for the system's own. */
  writtenBy: z.string().nullable(),
  state: z.enum(['queued', 'sent', 'failed']),
  failure: z.string().nullable(),
  createdAt: instantSchema,
  sentAt: instantSchema.nullable(),
  followUp: followUp.nullable(),
  /** The message that this one repeats. */
  repeats: idSchema.nullable(),
  /** Why it can’t be sent again, in plain words; null if it can. */
  sendAgainRefusal: z.string().nullable(),
  /** True if its links work, as in a demonstration's mailbox; elsewhere their tokens are removed. */
  hasOpenLinks: z.boolean(),
});

const listedMessage = shape({ ...messageRow.shape, owner: workOwner.nullable() });

export type ListedMessage = z.output<typeof listedMessage>;

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
    /** Only failed messages that no one has sent again or closed, or only others. */
    isOpen: z.boolean().optional(),
    owner: ownerFilter,
  }),
  reply: z.array(listedMessage),
  isList: true,
  faults: [],
});

export const adminMessage = shape({ ...messageRow.shape, bodyHtml: z.string().nullable() });

export type AdminMessage = z.output<typeof adminMessage>;

export const getMessage = endpoint({
  id: 'admin.messages.get',
  method: 'GET',
  path: '/admin/messages/{id}',
  summary: 'An email or a text, with its HTML.',
  access: staffAccess('messages.read'),
  params: shape({ id: idSchema }),
  reply: adminMessage,
  faults: ['record.missing'],
});

export const sendMessageAgain = endpoint({
  id: 'admin.messages.sendAgain',
  method: 'POST',
  path: '/admin/messages/{id}/repeats',
  summary:
    'Sends an email or text about an order again, to the same recipient; a failed one once, within the limits of mails to one person.',
  access: staffAccess('messages.send'),
  params: shape({ id: idSchema }),
  reply: adminMessage,
  isIdempotent: true,
  faults: [
    'record.missing',
    'message.waiting',
    'message.followedUp',
    'message.expiring',
    'mail.recipientFull',
    'mail.senderFull',
  ],
});

export const closeMessage = endpoint({
  id: 'admin.messages.close',
  method: 'POST',
  path: '/admin/messages/{id}/closure',
  summary: 'Takes a failed email or text from the queue, with a note of what was done instead.',
  access: staffAccess('messages.send'),
  params: shape({ id: idSchema }),
  body: shape({ note: z.string().trim().min(1).max(300) }),
  reply: adminMessage,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', 'message.followedUp'],
});
