import { RECORD_KINDS } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { idSchema, instantSchema, listQuery } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { verdictChanges } from './fitment-verdicts.js';
import { fieldValueSchema } from './record-values.js';

/** One field of a record, before and after. */
const fieldDiff = shape({ field: z.string(), before: fieldValueSchema, after: fieldValueSchema });

/** The change to one record. */
export const recordDiff = shape({
  id: z.string(),
  label: z.string(),
  /** Its line in the table; null without one. */
  line: z.int().nullable(),
  outcome: z.enum(['added', 'changed', 'removed', 'same', 'refused']),
  /** Why it stays unchanged, in words; null if it changes. */
  problem: z.string().nullable(),
  fields: z.array(fieldDiff),
});

export type RecordDiff = z.output<typeof recordDiff>;

/** SHA-256 over everything a plan would change, in hex. */
export const planDigestSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** The preview of a bulk change; `rows` are the first records, refused ones before the others. */
export const changePlan = shape({
  counts: shape({
    added: z.int(),
    changed: z.int(),
    removed: z.int(),
    same: z.int(),
    refused: z.int(),
  }),
  rows: z.array(recordDiff),
  /** Identifies this plan: an import names the one its user saw. */
  planDigest: planDigestSchema,
  /** Its effect on the verdicts for tires; null for a kind without one. */
  verdicts: verdictChanges.nullable(),
});

export type ChangePlan = z.output<typeof changePlan>;

export const CHANGE_ORIGINS = ['bulk', 'import', 'undo'] as const;

const changeRow = shape({
  id: idSchema,
  kind: z.enum(RECORD_KINDS),
  origin: z.enum(CHANGE_ORIGINS),
  summary: z.string(),
  reason: z.string().nullable(),
  state: z.enum(['running', 'done']),
  total: z.int(),
  applied: z.int(),
  skipped: z.int(),
  /** The change it undoes, and the change that undid it. */
  undoes: idSchema.nullable(),
  undoneBy: idSchema.nullable(),
  createdAt: instantSchema,
  finishedAt: instantSchema.nullable(),
});

export type RecordChange = z.output<typeof changeRow>;

/** A change with its first records. */
export const recordChange = shape({
  ...changeRow.shape,
  rows: z.array(
    shape({
      recordId: z.string(),
      label: z.string(),
      state: z.enum(['waiting', 'applied', 'skipped']),
      problem: z.string().nullable(),
      fields: z.array(fieldDiff),
    }),
  ),
});

export type RecordChangeReply = z.output<typeof recordChange>;

export const listRecordChanges = endpoint({
  id: 'admin.recordChanges.list',
  method: 'GET',
  path: '/admin/record-changes',
  summary: 'Bulk changes of the catalogue, and their undos.',
  access: staffAccess('products.read'),
  query: listQuery(['createdAt', 'id'], {
    kind: z.enum(RECORD_KINDS).optional(),
    origin: z.enum(CHANGE_ORIGINS).optional(),
    state: z.enum(['running', 'done']).optional(),
  }),
  reply: z.array(changeRow),
  isList: true,
  faults: [],
});

export const getRecordChange = endpoint({
  id: 'admin.recordChanges.get',
  method: 'GET',
  path: '/admin/record-changes/{id}',
  summary: 'A bulk change, its progress, and its first 200 records before and after.',
  access: staffAccess('products.read'),
  params: shape({ id: idSchema }),
  reply: recordChange,
  faults: ['record.missing'],
});
