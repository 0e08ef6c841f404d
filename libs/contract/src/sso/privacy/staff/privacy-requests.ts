import { ERASURE_STATES, EXPORT_STATES } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { emailField, idSchema, instantSchema, listQuery } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { erasureBlock } from '../own-privacy.js';

const byId = shape({ id: idSchema });
const kind = z.enum(['export', 'erasure']);
const state = z.enum([...EXPORT_STATES, ...ERASURE_STATES]);

const privacyRequestRow = shape({
  id: idSchema,
  kind,
  state,
  accountId: idSchema,
  askedBy: z.enum(['customer', 'staff']),
  /** The member of staff who requested it for the person; null if the person did. */
  staffName: z.string().nullable(),
  askedAt: instantSchema,
  dueAt: instantSchema,
  finishedAt: instantSchema.nullable(),
  stepsDone: z.int().min(0),
  stepCount: z.int().min(1),
});

const privacyRequest = shape({
  ...privacyRequestRow.shape,
  startedAt: instantSchema.nullable(),
  expiresAt: instantSchema.nullable(),
  /** The finished parts, in order. */
  steps: z.array(z.string()),
  blockedBy: z.array(erasureBlock),
  canCancel: z.boolean(),
});

export type PrivacyRequestRow = z.output<typeof privacyRequestRow>;
export type PrivacyRequest = z.output<typeof privacyRequest>;

export const listPrivacyRequests = endpoint({
  id: 'admin.privacy.list',
  method: 'GET',
  path: '/admin/privacy-requests',
  summary: 'Requests about personal data.',
  access: staffAccess('privacy.manage'),
  query: listQuery(['askedAt', 'dueAt', 'id'], {
    kind: kind.optional(),
    state: state.optional(),
    accountId: idSchema.optional(),
  }),
  reply: z.array(privacyRequestRow),
  isList: true,
  faults: [],
});

export const getPrivacyRequest = endpoint({
  id: 'admin.privacy.get',
  method: 'GET',
  path: '/admin/privacy-requests/{id}',
  summary: 'One request, with its obstacles.',
  access: staffAccess('privacy.manage'),
  params: byId,
  reply: privacyRequest,
  faults: ['record.missing'],
});

export const startExportFor = endpoint({
  id: 'admin.privacy.startExport',
  method: 'POST',
  path: '/admin/privacy-requests',
  summary: 'Starts an export for someone who asked another way; only that person can download it.',
  access: staffAccess('privacy.manage'),
  body: shape({ email: emailField }),
  reply: privacyRequest,
  status: 201,
  isIdempotent: true,
  faults: ['privacy.accountUnknown', 'privacy.requestOpen', 'privacy.exportTooSoon'],
});

export const startErasureFor = endpoint({
  id: 'admin.privacy.startErasure',
  method: 'POST',
  path: '/admin/privacy-requests/erasures',
  summary:
    'Plans an erasure for someone who asked another way; they are notified, and it waits for the grace period.',
  access: staffAccess('privacy.manage'),
  body: shape({ email: emailField, reason: z.string().trim().min(5).max(300) }),
  reply: privacyRequest,
  status: 201,
  isIdempotent: true,
  faults: ['privacy.accountUnknown', 'privacy.requestOpen'],
});

export const cancelPrivacyErasure = endpoint({
  id: 'admin.privacy.cancelErasure',
  method: 'POST',
  path: '/admin/privacy-requests/{id}/cancellation',
  summary: 'Withdraws an erasure for someone who asked another way.',
  access: staffAccess('privacy.manage'),
  params: byId,
  reply: privacyRequest,
  isIdempotent: true,
  faults: ['record.missing', 'privacy.cannotCancel'],
});
