import { z } from 'zod';

import { staffAccess } from '../access/index.js';
import { endpoint } from '../endpoint/index.js';
import { idSchema, instantSchema, listQuery } from '../schema/index.js';
import { shape } from '../shape/index.js';

const auditRow = shape({
  id: idSchema,
  at: instantSchema,
  actorKind: z.enum(['staff', 'customer', 'guest', 'system']),
  actorName: z.string().nullable(),
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  /** The record's name, if it still has one. */
  subjectName: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  /** True if before and after were erased at the request of the person they concern. */
  isErased: z.boolean(),
});

/** Names of the mentioned records, by id. */
const names = z.record(z.string(), z.string());

export const listAudit = endpoint({
  id: 'admin.audit.list',
  method: 'GET',
  path: '/admin/audit',
  summary: 'Audited actions: who, when, and the values before and after.',
  access: staffAccess('audit.read'),
  query: listQuery(['at', 'id'], {
    subjectType: z.string().max(60).optional(),
    subjectId: z.string().max(60).optional(),
    action: z.string().max(60).optional(),
    actor: z.string().max(100).optional(),
    actorKind: auditRow.shape.actorKind.optional(),
    from: instantSchema.optional(),
    to: instantSchema.optional(),
    q: z.string().max(100).optional(),
  }),
  reply: z.array(auditRow),
  isList: true,
  faults: [],
});

const hash = z.string().regex(/^[0-9a-f]{64}$/);

export const getAudit = endpoint({
  id: 'admin.audit.get',
  method: 'GET',
  path: '/admin/audit/{id}',
  summary: 'One audited action, with its position in the chain.',
  access: staffAccess('audit.read'),
  params: shape({ id: idSchema }),
  reply: shape({
    ...auditRow.shape,
    actorId: z.string().nullable(),
    requestId: z.string().nullable(),
    names,
    /** Null outside the chain: actions of guests and of the system itself. */
    link: shape({
      sequence: z.int(),
      hash,
      previousHash: hash.nullable(),
      isWhole: z.boolean(),
    }).nullable(),
  }),
  faults: ['record.missing'],
});

export const getAuditChain = endpoint({
  id: 'admin.audit.chain',
  method: 'GET',
  path: '/admin/audit-chain',
  summary: 'The state of the audit’s chain, and when it was last checked.',
  access: staffAccess('audit.read'),
  reply: shape({
    state: z.enum(['unchecked', 'whole', 'broken']),
    checkedAt: instantSchema.nullable(),
    /** Number of chained rows. */
    length: z.int(),
    /** The last link at the time of the check, to compare with the server's log. */
    checkedTo: shape({ sequence: z.int(), hash: hash.nullable() }).nullable(),
    breaks: z.array(
      shape({
        sequence: z.int().nullable(),
        auditId: idSchema.nullable(),
        reason: z.enum(['rowChanged', 'rowMissing', 'rowUnlinked', 'linksMissing', 'endMissing']),
      }),
    ),
  }),
  faults: [],
});

const historyField = shape({
  field: z.string(),
  value: z.unknown(),
  /** The value is about a person and hidden from this reader. */
  isMasked: z.boolean(),
});

const CODE = /^[A-Z0-9]+(-[A-Z0-9]+){0,3}$/;

export const getHistory = endpoint({
  id: 'admin.history.get',
  method: 'GET',
  path: '/admin/history/{type}/{id}',
  summary: 'A record at a past moment, and the change that made it so.',
  access: staffAccess('audit.read'),
  /** Most records have a UUID; a pickup counter has a code. */
  params: shape({ type: z.string().max(40), id: z.union([idSchema, z.string().regex(CODE)]) }),
  query: shape({ at: instantSchema.optional() }),
  reply: shape({
    names,
    at: instantSchema,
    beganAt: instantSchema.nullable(),
    /** False if only changes are kept, and not the record before and after them. */
    isKept: z.boolean(),
    /** `absent`: not yet created, or deleted. */
    state: z.enum(['present', 'absent']),
    fields: z.array(historyField),
    changes: z.array(
      shape({
        at: instantSchema,
        actorKind: auditRow.shape.actorKind.nullable(),
        actorName: z.string().nullable(),
        action: z.string().nullable(),
        program: z.string(),
        isDeletion: z.boolean(),
        /** True if its personal data was erased at the person's request. */
        isErased: z.boolean(),
        fields: z.array(
          shape({ field: z.string(), before: z.unknown(), after: z.unknown(), isMasked: z.boolean() }),
        ),
      }),
    ),
  }),
  faults: ['record.missing'],
});
