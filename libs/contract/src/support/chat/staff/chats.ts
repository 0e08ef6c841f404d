import { MOST_CHAT_WORDS, MOST_REPLY_WORDS } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { idSchema, instantSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { adminCase } from '../../cases/index.js';
import { socketDoor } from '../chat-view.js';

const handle = staffAccess('cases.handle');

const row = {
  /** The id of its case. */
  chatId: idSchema,
  caseNumber: z.string(),
  name: z.string(),
  subject: z.string(),
  /** The beginning of the last message. */
  preview: z.string(),
  team: z.enum(['general', 'fleet']),
} as const;

/** The chats that wait, and those of the agent. */
export const chatDesk = shape({
  /** The 200 that have waited longest, the first one first. */
  waiting: z.array(shape({ ...row, queuedAt: instantSchema })),
  mine: z.array(shape({ ...row, lastSeq: z.int(), unanswered: z.int().min(0) })),
  waitingCount: z.int().min(0),
  /** Chats of teammates. */
  others: z.int().min(0),
  socket: socketDoor,
});

export const getChatDesk = endpoint({
  id: 'admin.chats.desk',
  method: 'GET',
  path: '/admin/chats',
  summary:
    'Chats that wait for an agent, the agent’s own chats, and a ticket for the sockets that tell of news.',
  access: handle,
  reply: chatDesk,
  faults: [],
});

const step = {
  method: 'POST',
  access: handle,
  params: shape({ id: idSchema }),
  reply: adminCase,
  isIdempotent: true,
} as const;

export const takeNextChat = endpoint({
  id: 'admin.chats.next',
  method: 'POST',
  path: '/admin/chat-queue/next',
  summary: 'Takes the chat that has waited longest.',
  access: handle,
  reply: adminCase,
  isIdempotent: true,
  faults: ['chat.queueEmpty', 'chat.handsFull'],
});

export const takeChat = endpoint({
  ...step,
  id: 'admin.chats.take',
  path: '/admin/chats/{id}/taking',
  summary: 'Takes a chat that waits.',
  faults: ['record.missing', 'chat.taken', 'chat.handsFull'],
});

export const answerChat = endpoint({
  ...step,
  id: 'admin.chats.answer',
  path: '/admin/chats/{id}/messages',
  summary:
    'Writes to the customer in a chat that the agent has, with a card of a tire or of the case’s order.',
  body: shape({
    text: z.string().trim().max(MOST_CHAT_WORDS),
    itemNumber: z.int().positive().nullable(),
    /** True to show the order of the case, if it is the customer’s. */
    hasOrder: z.boolean(),
  }),
  faults: [
    'record.missing',
    'chat.notYours',
    'chat.cardUnknown',
    'contact.messageInvalid',
    'message.placeholderLeft',
  ],
});

export const handOverChat = endpoint({
  ...step,
  id: 'admin.chats.handOver',
  path: '/admin/chats/{id}/hand-over',
  summary: 'Hands a chat to a teammate, with a note that the customer doesn’t see.',
  body: shape({ staffId: idSchema, note: z.string().trim().max(MOST_REPLY_WORDS) }),
  faults: ['record.missing', 'chat.notYours', 'chat.colleagueFull', 'case.ownerUnknown'],
});

export const endStaffChat = endpoint({
  ...step,
  id: 'admin.chats.end',
  path: '/admin/chats/{id}/end',
  summary: 'Ends a chat, and solves its case if asked.',
  body: shape({ isSolved: z.boolean() }),
  faults: ['record.missing', 'chat.notYours', 'case.movedOn'],
});
