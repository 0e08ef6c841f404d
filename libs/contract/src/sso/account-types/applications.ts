import {
  ACCOUNT_TYPES,
  APPLICABLE_TYPES,
  APPLICATION_STATES,
  DOCUMENT_TYPES,
  parseApplicationText,
  parseCompanyName,
} from '@simpletread/domain';
import { z } from 'zod';

import { customerAccess, customerOrActingAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { field } from '../../platform/faults/index.js';
import { fileField, idSchema, instantSchema, versionSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

const MEGABYTE = 1_048_576;
/** The largest document of an application. */
export const MOST_DOCUMENT_BYTES = MEGABYTE;
export const MOST_DOCUMENTS = 4;

const documentFile = fileField({
  maxBytes: MEGABYTE,
  mediaTypes: DOCUMENT_TYPES,
  faults: {
    missing: 'application.documentMissing',
    tooLarge: 'application.documentTooLarge',
    wrongType: 'application.documentType',
  },
});

/** One file of a form or several: a form sends one file like one text. */
const documentFiles = (least: number) =>
  z.preprocess(
    (given) => (given === undefined ? [] : Array.isArray(given) ? (given as unknown[]) : [given]),
    z.array(documentFile).min(least).max(MOST_DOCUMENTS),
  );

export const documentSchema = shape({
  id: idSchema,
  name: z.string(),
  mediaType: z.enum(DOCUMENT_TYPES),
  sizeBytes: z.int(),
});

export const applicationEntry = shape({
  at: instantSchema,
  event: z.string(),
  by: z.enum(['customer', 'staff']),
  byName: z.string().nullable(),
  text: z.string(),
});

export const applicationReply = shape({
  id: idSchema,
  type: z.enum(ACCOUNT_TYPES),
  companyName: z.string().nullable(),
  /** The applicant doesn't see the wait for a second person: the state shows as in review. */
  state: z.enum(APPLICATION_STATES),
  version: versionSchema,
  createdAt: instantSchema,
  documents: z.array(documentSchema),
  entries: z.array(applicationEntry),
});

export type ApplicationReply = z.output<typeof applicationReply>;

const byId = shape({ id: idSchema });

export const listMyApplications = endpoint({
  id: 'applications.listMine',
  method: 'GET',
  path: '/users/me/applications',
  summary: 'The signed-in customer’s applications, newest first.',
  access: customerOrActingAccess,
  reply: z.array(applicationReply),
  faults: [],
});

export const getMyApplication = endpoint({
  id: 'applications.getMine',
  method: 'GET',
  path: '/users/me/applications/{id}',
  summary: 'One application of the signed-in customer.',
  access: customerOrActingAccess,
  params: byId,
  reply: applicationReply,
  faults: ['record.missing'],
});

export const applyForType = endpoint({
  id: 'applications.apply',
  method: 'POST',
  path: '/users/me/applications',
  summary: 'Applies for an account type, with documents.',
  access: customerAccess,
  bodyFormat: 'form',
  body: shape({
    type: z.enum(APPLICABLE_TYPES),
    companyName: field(parseCompanyName),
    about: field(parseApplicationText),
    documents: documentFiles(1),
  }),
  reply: applicationReply,
  status: 201,
  faults: ['application.openAlready', 'picture.busy'],
});

export const answerApplication = endpoint({
  id: 'applications.answer',
  method: 'POST',
  path: '/users/me/applications/{id}/answers',
  summary: 'Answers a question from staff, with further documents if needed.',
  access: customerAccess,
  params: byId,
  bodyFormat: 'form',
  body: shape({ text: field(parseApplicationText), documents: documentFiles(0) }),
  reply: applicationReply,
  faults: ['record.missing', 'application.movedOn', 'picture.busy'],
});

export const withdrawApplication = endpoint({
  id: 'applications.withdraw',
  method: 'POST',
  path: '/users/me/applications/{id}/withdrawal',
  summary: 'Withdraws an undecided application.',
  access: customerAccess,
  params: byId,
  reply: applicationReply,
  faults: ['record.missing', 'application.movedOn'],
});
