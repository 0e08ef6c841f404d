import { checkFilled } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { field } from '../../../platform/faults/index.js';
import { idSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';

const words = z.string().nullable();

/** Without line breaks and other control characters, which could add headers to an email. */
export const ONE_LINE = /^\P{Cc}*$/u;

/** The facts that an agent needs to write to a customer. */
export const messageStart = shape({
  /** Masked for roles that may not see contacts. */
  email: words,
  /** A mobile number; null if none is known. */
  phone: words,
  values: shape({
    firstName: words,
    agentName: words,
    servicePhone: words,
    orderNumber: words,
    promisedDay: words,
    shopName: words,
  }),
  signature: shape({ shopUrl: words, servicePhone: words }),
  /** Emails that staff wrote to this recipient within a day, and the most. */
  sent: z.int(),
  most: z.int(),
});

export type MessageStart = z.output<typeof messageStart>;

/** A message as an agent sends it. */
export const writtenMessage = shape({
  channel: z.enum(['email', 'sms']),
  /** Of an email; texts have none. */
  subject: z.string().trim().max(120).regex(ONE_LINE, 'A subject is one line.').pipe(field(checkFilled)),
  text: z.string().trim().min(1).max(2000).pipe(field(checkFilled)),
}).superRefine(({ channel, subject, text }, context) => {
  if (channel === 'email' && subject === '')
    context.addIssue({ code: 'custom', path: ['subject'], message: 'An email needs a subject.' });
  if (channel === 'sms' && text.length > 480)
    context.addIssue({ code: 'custom', path: ['text'], message: 'A text can have up to 480 characters.' });
});

export type WrittenMessage = z.output<typeof writtenMessage>;

export const writtenReply = shape({ messageId: idSchema });

export const WRITTEN_FAULTS = [
  'record.missing',
  'message.placeholderLeft',
  'message.noRecipient',
  'mail.recipientFull',
  'mail.senderFull',
] as const;

export const startOrderMessage = endpoint({
  id: 'admin.orders.startMessage',
  method: 'GET',
  path: '/admin/orders/{id}/message-start',
  summary: 'The recipient of a message about an order, and the values for placeholders in saved replies.',
  access: staffAccess('messages.write'),
  params: shape({ id: idSchema }),
  reply: messageStart,
  faults: ['record.missing'],
});

export const writeOrderMessage = endpoint({
  id: 'admin.orders.writeMessage',
  method: 'POST',
  path: '/admin/orders/{id}/messages',
  summary: 'Sends the buyer of an order an email or text, within the limits for messages to one person.',
  access: staffAccess('messages.write'),
  params: shape({ id: idSchema }),
  body: writtenMessage,
  reply: writtenReply,
  status: 201,
  isIdempotent: true,
  faults: [...WRITTEN_FAULTS],
});
