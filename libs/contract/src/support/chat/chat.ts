import {
  CONTACT_FILE_BYTES,
  DOCUMENT_TYPES,
  MOST_CHAT_WORDS,
  ok,
  type OrderNumber,
  parseContactMessage,
  parseFirstName,
  parseOrderNumber,
  refuse,
  type Result,
} from '@simpletread/domain';
import { z } from 'zod';

import { chatAccess, publicOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { field } from '../../platform/faults/index.js';
import { emailField, fileField } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { SATISFACTION_FORM } from '../satisfaction/index.js';
import { chatView } from './chat-view.js';

const attachment = fileField({
  maxBytes: CONTACT_FILE_BYTES,
  mediaTypes: DOCUMENT_TYPES,
  faults: {
    missing: 'contact.fileMissing',
    tooLarge: 'contact.fileTooLarge',
    wrongType: 'contact.fileType',
  },
});

/** Made by the writer's page: a message that is sent again comes in once. */
const clientId = z.string().regex(/^[\w-]{8,64}$/);

const orderNumber = field((text): Result<OrderNumber | null> => {
  if (text.trim() === '') return ok(null);
  const parsed = parseOrderNumber(text);
  return parsed.ok ? parsed : refuse('contact.orderNumberInvalid');
});

/** The fields that begin a chat, as people fill them in. */
export const CHAT_FORM = {
  firstName: field(parseFirstName),
  email: emailField,
  message: field(parseContactMessage),
} as const;

export const openChat = endpoint({
  id: 'chat.open',
  method: 'POST',
  path: '/chats',
  summary: 'Begins a chat with customer support while it is open. The token is the customer’s key to it.',
  access: publicOrCustomerAccess,
  body: shape({
    ...CHAT_FORM,
    clientId,
    /** The tire on the page where the chat begins. */
    itemNumber: z.int().positive().nullable(),
  }),
  reply: shape({ token: z.string(), chat: chatView }),
  status: 201,
  faults: [
    'contact.firstNameInvalid',
    'contact.emailInvalid',
    'contact.messageInvalid',
    'chat.closed',
    'chat.tooMany',
    'request.rateLimited',
  ],
});

const mine = { access: chatAccess, reply: chatView } as const;

export const readChat = endpoint({
  ...mine,
  id: 'chat.read',
  method: 'GET',
  path: '/chats/mine',
  summary: 'The chat of a token with its messages after a number. Asking shows that the customer is there.',
  query: shape({ after: z.coerce.number().int().min(0).default(0) }),
  faults: ['record.missing'],
});

const said = ['record.missing', 'chat.ended', 'request.rateLimited'] as const;

export const sayInChat = endpoint({
  ...mine,
  id: 'chat.say',
  method: 'POST',
  path: '/chats/mine/messages',
  summary: 'Writes in a chat. A message with a known id is not written again.',
  body: shape({
    clientId,
    text: z.string().max(MOST_CHAT_WORDS),
    /** One of the signed-in customer’s orders, shown as a card. */
    orderNumber,
    after: z.int().min(0),
  }),
  faults: [...said, 'contact.messageInvalid', 'contact.orderNumberInvalid', 'chat.cardUnknown'],
});

export const sendChatFile = endpoint({
  ...mine,
  id: 'chat.sendFile',
  method: 'POST',
  path: '/chats/mine/files',
  summary: 'Sends a picture or PDF in a chat.',
  bodyFormat: 'form',
  body: shape({ clientId, after: z.coerce.number().int().min(0), attachment }),
  faults: [...said, 'contact.fileMissing', 'contact.fileTooLarge', 'contact.fileType', 'picture.busy'],
});

export const endChat = endpoint({
  ...mine,
  id: 'chat.end',
  method: 'POST',
  path: '/chats/mine/end',
  summary: 'Ends a chat. A chat that has ended stays so.',
  faults: ['record.missing'],
});

export const rateChat = endpoint({
  ...mine,
  id: 'chat.rate',
  method: 'POST',
  path: '/chats/mine/satisfaction',
  summary: 'Answers how we did in a chat that has ended, once. A comment can be added later, once.',
  body: shape(SATISFACTION_FORM),
  faults: ['record.missing', 'satisfaction.answered', 'satisfaction.over'],
});

export const mailTranscript = endpoint({
  ...mine,
  id: 'chat.transcript',
  method: 'POST',
  path: '/chats/mine/transcript',
  summary: 'Emails the chat to the account that proved its address, once someone has answered.',
  faults: [
    'record.missing',
    'chat.nothingToSend',
    'chat.addressUnproved',
    'mail.recipientFull',
    'mail.senderFull',
  ],
});
