import { ERASURE_STATES, EXPORT_STATES } from '@simpletread/domain';
import { z } from 'zod';

import { customerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { idSchema, instantSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

const progress = shape({ done: z.int().min(0), of: z.int().min(1) });

const dataExport = shape({
  id: idSchema,
  state: z.enum(EXPORT_STATES),
  askedAt: instantSchema,
  progress,
  /** The end of its download; null before it is ready. */
  expiresAt: instantSchema.nullable(),
});

/** Why an erasure waits, with the number of each obstacle. */
export const erasureBlock = shape({
  reason: z.enum(['openOrder', 'openRefund', 'openPayment', 'openApplication']),
  count: z.int().min(1),
});

const erasure = shape({
  id: idSchema,
  state: z.enum(ERASURE_STATES),
  askedAt: instantSchema,
  /** The time it begins, or is checked again. */
  dueAt: instantSchema,
  blockedBy: z.array(erasureBlock),
  canCancel: z.boolean(),
});

export type DataExport = z.output<typeof dataExport>;
export type Erasure = z.output<typeof erasure>;
export type ErasureBlock = z.output<typeof erasureBlock>;

export const getOwnPrivacy = endpoint({
  id: 'users.privacy.get',
  method: 'GET',
  path: '/users/me/privacy',
  summary: 'Copies of the customer’s data, newest first, and their erasure request.',
  access: customerAccess,
  reply: shape({
    exports: z.array(dataExport),
    erasure: erasure.nullable(),
    /** Current obstacles to an erasure. */
    blocks: z.array(erasureBlock),
  }),
  faults: [],
});

export const askForExport = endpoint({
  id: 'users.privacy.export',
  method: 'POST',
  path: '/users/me/privacy/exports',
  summary: 'Requests a copy of all data we keep about the customer.',
  access: customerAccess,
  reply: dataExport,
  status: 202,
  isIdempotent: true,
  faults: ['privacy.requestOpen', 'privacy.exportTooSoon'],
});

export const getExport = endpoint({
  id: 'users.privacy.exportState',
  method: 'GET',
  path: '/users/me/privacy/exports/{id}',
  summary: 'The progress of a copy.',
  access: customerAccess,
  params: shape({ id: idSchema }),
  reply: dataExport,
  faults: ['record.missing'],
});

export const downloadExport = endpoint({
  id: 'users.privacy.exportFile',
  method: 'GET',
  path: '/users/me/privacy/exports/{id}/file',
  summary: 'A finished copy, for programs (json) or for people (html).',
  access: customerAccess,
  params: shape({ id: idSchema }),
  query: shape({ format: z.enum(['json', 'html']) }),
  reply: shape({ name: z.string(), mediaType: z.enum(['application/json', 'text/html']), text: z.string() }),
  faults: ['record.missing'],
});

export const askForErasure = endpoint({
  id: 'users.privacy.erase',
  method: 'POST',
  path: '/users/me/privacy/erasure',
  summary: 'Requests an erasure after the grace period; needs the password again.',
  access: customerAccess,
  body: shape({ password: z.string().min(1).max(200), confirmation: z.string().max(40) }),
  reply: erasure,
  status: 202,
  isIdempotent: true,
  faults: ['privacy.notConfirmed', 'privacy.requestOpen', 'account.currentPasswordWrong'],
});

export const cancelErasure = endpoint({
  id: 'users.privacy.cancelErasure',
  method: 'POST',
  path: '/users/me/privacy/erasure/cancellation',
  summary: 'Withdraws the erasure request.',
  access: customerAccess,
  reply: erasure,
  isIdempotent: true,
  faults: ['record.missing', 'privacy.cannotCancel'],
});
