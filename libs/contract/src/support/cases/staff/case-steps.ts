import {
  CASE_PRIORITIES,
  checkFilled,
  MOST_CASE_TAGS,
  MOST_CASE_WORDS,
  MOST_REPLY_WORDS,
  MOST_TAG_LENGTH,
  ok,
  parseEmail,
  parsePhone,
  type Phone,
  type Result,
} from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { field } from '../../../platform/faults/index.js';
import { idSchema, instantSchema, versionSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { adminCase } from './cases.js';

const handle = staffAccess('cases.handle');
const words = z.string().trim().min(1).max(MOST_REPLY_WORDS);

const step = {
  method: 'POST',
  access: handle,
  params: shape({ id: idSchema }),
  reply: adminCase,
  isIdempotent: true,
} as const;

const moved = ['record.missing', 'record.stale', 'case.movedOn'] as const;

export const answerCase = endpoint({
  ...step,
  id: 'admin.cases.answer',
  path: '/admin/cases/{id}/answers',
  summary:
    'Answers the customer by email or text, and solves the case if asked. Refused if the case has a message that the agent hasn’t seen.',
  body: shape({
    /** The last message between customer and us that the agent saw; null if there is none yet, as after a logged call. */
    seenEntryId: idSchema.nullable(),
    channel: z.enum(['mail', 'text']),
    text: words.pipe(field(checkFilled)),
    isSolved: z.boolean(),
  }),
  faults: [
    'record.missing',
    'case.movedOn',
    'case.newAnswer',
    'case.noAddress',
    'message.placeholderLeft',
    'mail.recipientFull',
    'mail.senderFull',
  ],
});

export const noteCase = endpoint({
  ...step,
  id: 'admin.cases.note',
  path: '/admin/cases/{id}/notes',
  summary: 'Adds a note for staff, or the record of a call, to a case.',
  body: shape({ kind: z.enum(['note', 'call']), text: words }),
  faults: ['record.missing', 'case.movedOn'],
});

export const changeCase = endpoint({
  ...step,
  id: 'admin.cases.change',
  path: '/admin/cases/{id}/changes',
  summary: 'Changes the owner, the priority and the tags of a case. Fields that are left out stay.',
  body: shape({
    version: versionSchema,
    /** Null to unassign it. */
    ownerId: idSchema.nullable().optional(),
    priority: z.enum(CASE_PRIORITIES).optional(),
    tags: z.array(z.string().trim().toLowerCase().min(1).max(MOST_TAG_LENGTH)).max(MOST_CASE_TAGS).optional(),
  }),
  faults: [...moved, 'case.ownerUnknown'],
});

export const snoozeCase = endpoint({
  ...step,
  id: 'admin.cases.snooze',
  path: '/admin/cases/{id}/snooze',
  summary: 'Snoozes a case until a time; a message of the customer wakes it earlier.',
  body: shape({ version: versionSchema, until: instantSchema }),
  faults: [...moved, 'case.snoozeInPast'],
});

export const solveCase = endpoint({
  ...step,
  id: 'admin.cases.solve',
  path: '/admin/cases/{id}/solution',
  summary: 'Solves a case. An answer of the customer within 14 days reopens it.',
  body: shape({ version: versionSchema }),
  faults: moved,
});

export const reopenCase = endpoint({
  ...step,
  id: 'admin.cases.reopen',
  path: '/admin/cases/{id}/reopening',
  summary: 'Reopens a case that is solved, snoozed or waits for the customer.',
  body: shape({ version: versionSchema }),
  faults: moved,
});

export const mergeCase = endpoint({
  ...step,
  id: 'admin.cases.merge',
  path: '/admin/cases/{id}/merge',
  summary: 'Moves the thread of a case into another case of the same customer, and closes it.',
  body: shape({ version: versionSchema, caseNumber: z.string().max(20) }),
  faults: [...moved, 'case.numberUnknown', 'chat.running'],
});

export const splitCase = endpoint({
  ...step,
  id: 'admin.cases.split',
  path: '/admin/cases/{id}/split',
  summary: 'Moves a customer’s message about another matter into a new case of the same customer.',
  body: shape({
    version: versionSchema,
    entryId: idSchema,
    subject: z.string().trim().min(1).max(120),
  }),
  faults: [...moved, 'case.messageAlone', 'chat.running'],
});

export const logCall = endpoint({
  id: 'admin.cases.logCall',
  method: 'POST',
  path: '/admin/cases',
  summary: 'Opens a case for a customer who called.',
  access: handle,
  body: shape({
    name: z.string().trim().min(1).max(80),
    email: field((text): Result<string> => (text.trim() === '' ? ok('') : parseEmail(text))),
    phone: field((text): Result<Phone | null> => (text.trim() === '' ? ok(null) : parsePhone(text))),
    subject: z.string().trim().min(1).max(120),
    text: words,
    orderNumber: z.string().max(40),
  }),
  reply: adminCase,
  status: 201,
  isIdempotent: true,
  faults: ['contact.emailInvalid', 'contact.phoneInvalid', 'contact.orderNumberInvalid'],
});

export const rehearseCase = endpoint({
  ...step,
  id: 'admin.cases.rehearse',
  path: '/admin/cases/{id}/customer-messages',
  summary: 'Writes as the customer by email or text. Only while messages come from the sandbox.',
  access: staffAccess('cases.rehearse'),
  body: shape({
    channel: z.enum(['mail', 'text']),
    /** Of the customer if empty: another address is a stranger’s. */
    from: z.string().trim().max(254),
    text: z.string().trim().min(1).max(MOST_CASE_WORDS),
  }),
  faults: [
    'record.missing',
    'case.sandboxOff',
    'case.noAddress',
    'contact.emailInvalid',
    'request.rateLimited',
  ],
});
