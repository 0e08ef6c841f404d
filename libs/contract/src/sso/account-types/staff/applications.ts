import { ACCOUNT_TYPES, APPLICATION_STATES, parseApplicationText, PRICE_GROUPS } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { field } from '../../../platform/faults/index.js';
import { idSchema, instantSchema, listQuery, versionSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { applicationEntry, documentSchema } from '../applications.js';
import { grantTermsInput } from './grant-terms.js';

export const applicationRow = shape({
  id: idSchema,
  accountId: idSchema,
  /** Masked for staff who may not see contacts. */
  email: z.string(),
  name: z.string(),
  type: z.enum(ACCOUNT_TYPES),
  companyName: z.string().nullable(),
  state: z.enum(APPLICATION_STATES),
  source: z.enum(['customer', 'staff']),
  version: versionSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});

export type ApplicationRow = z.output<typeof applicationRow>;

export const listApplications = endpoint({
  id: 'admin.applications.list',
  method: 'GET',
  path: '/admin/account-applications',
  summary: 'Applications for account types.',
  access: staffAccess('accounts.read'),
  query: listQuery(['createdAt', 'updatedAt', 'id'], {
    q: z.string().max(100).optional(),
    state: z.enum(APPLICATION_STATES).optional(),
    /** Only undecided ones. */
    isOpen: z.boolean().optional(),
    /** True for those that wait for staff, false for those that wait for the applicant or a second admin, or are decided. */
    isOurTurn: z.boolean().optional(),
    type: z.enum(ACCOUNT_TYPES).optional(),
  }),
  reply: z.array(applicationRow),
  isList: true,
  faults: [],
});

const adminApplicationReply = shape({
  ...applicationRow.shape,
  documents: z.array(documentSchema),
  entries: z.array(shape({ ...applicationEntry.shape, isInternal: z.boolean() })),
  /** The proposed terms; null until then. */
  proposal: shape({
    priceGroup: z.enum(PRICE_GROUPS),
    taxExemption: shape({ certificate: z.string(), until: instantSchema }).nullable(),
    until: instantSchema.nullable(),
    proposedBy: idSchema,
  }).nullable(),
  /** The approval request for a second admin; null if nothing waits. */
  approvalId: idSchema.nullable(),
});

export type AdminApplication = z.output<typeof adminApplicationReply>;

const byId = shape({ id: idSchema });
const access = staffAccess('accounts.approve');
const stepFaults = ['record.missing', 'record.stale', 'application.movedOn'] as const;

export const getApplication = endpoint({
  id: 'admin.applications.get',
  method: 'GET',
  path: '/admin/account-applications/{id}',
  summary: 'An application with its documents and messages.',
  access: staffAccess('accounts.read'),
  params: byId,
  reply: adminApplicationReply,
  faults: ['record.missing'],
});

export const takeUpApplication = endpoint({
  id: 'admin.applications.takeUp',
  method: 'POST',
  path: '/admin/account-applications/{id}/review',
  summary: 'Starts the review of an application.',
  access,
  params: byId,
  body: shape({ version: versionSchema }),
  reply: adminApplicationReply,
  isIdempotent: true,
  faults: stepFaults,
});

export const askApplicant = endpoint({
  id: 'admin.applications.ask',
  method: 'POST',
  path: '/admin/account-applications/{id}/questions',
  summary: 'Asks the applicant for more.',
  access,
  params: byId,
  body: shape({ version: versionSchema, text: field(parseApplicationText) }),
  reply: adminApplicationReply,
  isIdempotent: true,
  faults: stepFaults,
});

export const refuseApplication = endpoint({
  id: 'admin.applications.refuse',
  method: 'POST',
  path: '/admin/account-applications/{id}/refusal',
  summary: 'Declines an application, with a reason for the applicant.',
  access,
  params: byId,
  body: shape({ version: versionSchema, text: field(parseApplicationText) }),
  reply: adminApplicationReply,
  isIdempotent: true,
  faults: stepFaults,
});

export const proposeGrant = endpoint({
  id: 'admin.applications.propose',
  method: 'POST',
  path: '/admin/account-applications/{id}/proposal',
  summary: 'Grants an application; terms that need a second admin wait for their approval.',
  access,
  params: byId,
  body: shape({ version: versionSchema, ...grantTermsInput.shape }),
  reply: adminApplicationReply,
  isIdempotent: true,
  faults: [...stepFaults, 'application.companyInvalid'],
});

export const getApplicationDocument = endpoint({
  id: 'admin.applications.document',
  method: 'GET',
  path: '/admin/account-documents/{id}',
  summary: 'A document of an application, as an attachment.',
  access: staffAccess('accounts.read'),
  params: byId,
  status: 200,
  faults: ['record.missing'],
});
