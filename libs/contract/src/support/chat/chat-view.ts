import { CHAT_STATES, DOCUMENT_TYPES } from '@simpletread/domain';
import { z } from 'zod';

import { centsSchema, idSchema, instantSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { satisfactionAnswer } from '../satisfaction/index.js';

/** A tire as it was when it was shown. */
const tireCard = shape({
  kind: z.literal('tire'),
  itemNumber: z.int(),
  name: z.string(),
  /** `225/65R17 102H`. */
  size: z.string(),
  /** Its page in the shop. */
  path: z.string(),
  pictureKey: z.string(),
  /** The public price of one tire. */
  priceInCents: centsSchema,
  isSevereSnow: z.boolean(),
});

/** An order as it was when it was shown. */
const orderCard = shape({
  kind: z.literal('order'),
  orderNumber: z.string(),
  tires: z.string(),
  totalInCents: centsSchema,
  placedAt: instantSchema,
});

export const chatCard = z.discriminatedUnion('kind', [tireCard, orderCard]);

export type ChatCard = z.output<typeof chatCard>;

const message = shape({
  /** From 1, without gaps. */
  seq: z.int().min(1),
  by: z.enum(['customer', 'agent', 'system']),
  author: z.string(),
  text: z.string(),
  at: instantSchema,
  card: chatCard.nullable(),
  files: z.array(shape({ name: z.string(), mediaType: z.enum(DOCUMENT_TYPES) })),
});

export type ChatMessage = z.output<typeof message>;

/** A way to the sockets that tell of news: the ticket opens one within a minute. */
export const socketDoor = shape({ url: z.string(), ticket: z.string() });

/** A chat as its customer sees it. */
export const chatView = shape({
  chatId: idSchema,
  caseNumber: z.string(),
  state: z.enum(CHAT_STATES),
  agentName: z.string().nullable(),
  /** The place in the queue, from 1; null outside of it. */
  position: z.int().min(1).nullable(),
  /** As `open until 7 pm ET`. */
  hours: z.string(),
  email: z.string(),
  /** True if an account proved the address: a transcript can go there. Anyone can type anyone’s. */
  mayMailTranscript: z.boolean(),
  /** True once it has ended, if an agent answered: the customer is asked how we did. */
  mayRate: z.boolean(),
  /** The customer’s answer; null without one. */
  satisfaction: satisfactionAnswer.nullable(),
  /** The number of the last message that the agent has read; 0 before the first. */
  readByAgent: z.int().min(0),
  /** The number of the last message that is in `messages`, or that came before them. */
  lastSeq: z.int().min(0),
  /** Those after the number that was asked for, at most 200. */
  messages: z.array(message),
  /** True if there are more after `lastSeq`. */
  hasMore: z.boolean(),
  socket: socketDoor,
});

export type ChatView = z.output<typeof chatView>;

/** News on a socket: a chat has messages up to `seq`, or another state. */
export interface ChatNews {
  readonly chatId: string;
  readonly seq: number;
}

/** Somebody types in a chat. */
export interface ChatTyping {
  readonly chatId: string;
  readonly by: 'customer' | 'agent';
  readonly name: string;
}

/** A page's note on its socket that it has shown a chat up to a message. A customer's page has one chat, and names none. */
export const chatReadNote = shape({ chatId: idSchema.optional(), seq: z.int().min(1).max(1_000_000) });

/** News on a socket: somebody has read a chat up to a message. */
export interface ChatRead {
  readonly chatId: string;
  readonly by: 'customer' | 'agent';
  readonly seq: number;
}
