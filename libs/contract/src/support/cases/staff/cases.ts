import {
  CASE_CHANNELS,
  CASE_ENTRY_KINDS,
  CASE_PRIORITIES,
  CASE_STATES,
  CHAT_STATES,
  DOCUMENT_TYPES,
  SATISFACTION_RATINGS,
} from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import {
  centsSchema,
  idSchema,
  instantSchema,
  listQuery,
  versionSchema,
} from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';

const read = staffAccess('cases.read');
const states = z.enum(CASE_STATES);
const priorities = z.enum(CASE_PRIORITIES);

const teammate = shape({ staffId: idSchema, name: z.string() });

const row = {
  id: idSchema,
  version: versionSchema,
  /** As `C-7731`. */
  caseNumber: z.string(),
  state: states,
  channel: z.enum(CASE_CHANNELS),
  subject: z.string(),
  name: z.string(),
  /** Masked for roles without `contacts.read`. */
  email: z.string(),
  /** The beginning of the last message. */
  preview: z.string(),
  priority: priorities,
  tags: z.array(z.string()),
  owner: teammate.nullable(),
  /** The order that the case is about; null if none is known. */
  orderNumber: z.string().nullable(),
  /** When the customer gets an answer; null while none is owed. */
  answerDueAt: instantSchema.nullable(),
  solveDueAt: instantSchema.nullable(),
  snoozedUntil: instantSchema.nullable(),
  openedAt: instantSchema,
  lastMessageAt: instantSchema,
  /** Messages of the customer since our last answer. */
  unanswered: z.int().min(0),
} as const;

export const adminCaseRow = shape(row);

export type AdminCaseRow = z.output<typeof adminCaseRow>;

const entry = shape({
  id: idSchema,
  kind: z.enum(CASE_ENTRY_KINDS),
  channel: z.enum(CASE_CHANNELS).nullable(),
  author: z.string(),
  text: z.string(),
  at: instantSchema,
  /** Of an email or text that we sent: how far it got. */
  delivery: z.enum(['queued', 'sent', 'failed']).nullable(),
  files: z.array(
    shape({ id: idSchema, name: z.string(), mediaType: z.enum(DOCUMENT_TYPES), sizeBytes: z.int() }),
  ),
});

export type CaseEntry = z.output<typeof entry>;

const relatedCase = shape({ id: idSchema, caseNumber: z.string(), subject: z.string(), state: states });

/** A case with its thread, its customer and its order. */
export const adminCase = shape({
  ...row,
  phone: z.string(),
  firstAnsweredAt: instantSchema.nullable(),
  solvedAt: instantSchema.nullable(),
  /** Support minutes in which the case was ours, up to when its clock last stopped. */
  spentMinutes: z.int().min(0),
  /** The oldest first. */
  entries: z.array(entry),
  /** The earlier case that this one goes on from, and whether someone else than its customer pointed to it. */
  follows: shape({ ...relatedCase.shape, isStranger: z.boolean() }).nullable(),
  mergedInto: relatedCase.nullable(),
  /** Other cases of the same mailbox, the newest first. */
  others: z.array(relatedCase),
  /** The customer's page, if they bought something or have an account. */
  customer: shape({
    id: idSchema,
    since: instantSchema,
    orderCount: z.int(),
  }).nullable(),
  order: shape({
    id: idSchema,
    orderNumber: z.string(),
    state: z.string(),
    tires: z.string(),
    totalInCents: centsSchema,
    placedAt: instantSchema,
    promisedOn: z.string().nullable(),
    /** True if the buyer proved to be the writer: by an email from the order's mailbox, or by their account. */
    isTheirs: z.boolean(),
  }).nullable(),
  /** The channels that an answer can take. A text goes to a phone that is known from orders, from the account, or from a text or call. */
  answerBy: z.array(z.enum(['mail', 'text'])),
  /** Values for the placeholders of saved replies. */
  values: shape({
    firstName: z.string().nullable(),
    agentName: z.string().nullable(),
    servicePhone: z.string().nullable(),
    orderNumber: z.string().nullable(),
    promisedDay: z.string().nullable(),
    shopName: z.string().nullable(),
  }),
  /** Its live chat; null without one. */
  chat: shape({
    state: z.enum(CHAT_STATES),
    agentName: z.string().nullable(),
    isMine: z.boolean(),
    /** The place in the queue, from 1; null outside of it. */
    position: z.int().min(1).nullable(),
    /** The number of the last message. */
    lastSeq: z.int().min(0),
    /** The newest message of staff that the customer has read; null while they have read none. */
    readEntryId: idSchema.nullable(),
  }).nullable(),
  /** The customer’s rating of our support; null while they weren’t asked. The rating is null until they answer. */
  satisfaction: shape({
    rating: z.enum(SATISFACTION_RATINGS).nullable(),
    comment: z.string(),
    agentName: z.string(),
    askedAt: instantSchema,
    answeredAt: instantSchema.nullable(),
  }).nullable(),
  /** True while messages come from the sandbox: staff with `cases.rehearse` can write as the customer. */
  isSandbox: z.boolean(),
});

export type AdminCase = z.output<typeof adminCase>;

export const listCases = endpoint({
  id: 'admin.cases.list',
  method: 'GET',
  path: '/admin/cases',
  summary: 'Customers’ cases by state, owner and text; by default the one to answer first comes first.',
  access: read,
  query: listQuery(['answerDueAt', 'lastMessageAt', 'openedAt', 'snoozedUntil', 'id'], {
    /** Searches subject, messages, name, mailbox, order number and case number. */
    q: z.string().max(100).optional(),
    state: z.union([states, z.array(states).max(CASE_STATES.length)]).optional(),
    isOurTurn: z.boolean().optional(),
    isMine: z.boolean().optional(),
    hasOwner: z.boolean().optional(),
    isOverdue: z.boolean().optional(),
    /** A customer waits in its live chat. */
    isChatWaiting: z.boolean().optional(),
    priority: priorities.optional(),
    channel: z.enum(CASE_CHANNELS).optional(),
    tag: z.string().max(40).optional(),
    orderId: idSchema.optional(),
    /** Of a customer's page: their mailbox isn't written into an address. */
    customerId: idSchema.optional(),
  }),
  reply: z.array(adminCaseRow),
  isList: true,
  faults: [],
});

export const getCase = endpoint({
  id: 'admin.cases.get',
  method: 'GET',
  path: '/admin/cases/{id}',
  summary: 'A case with its messages, notes, clocks, customer and order.',
  access: read,
  params: shape({ id: idSchema }),
  reply: adminCase,
  faults: ['record.missing'],
});

export const getCaseFile = endpoint({
  id: 'admin.cases.file',
  method: 'GET',
  path: '/admin/case-files/{id}',
  summary: 'A file of a case, as an attachment.',
  access: read,
  params: shape({ id: idSchema }),
  status: 200,
  faults: ['record.missing'],
});

export const listCaseTeam = endpoint({
  id: 'admin.cases.team',
  method: 'GET',
  path: '/admin/case-team',
  summary: 'The teammates who answer cases.',
  access: staffAccess('cases.handle'),
  reply: z.array(teammate),
  faults: [],
});
