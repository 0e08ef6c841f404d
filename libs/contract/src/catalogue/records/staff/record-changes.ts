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

/** What becomes of one record. */
export const recordDiff = shape({
  id: z.string(),
  label: z.string(),
  /** The line of the table that it came from; null where it came from none. */
  line: z.int().nullable(),
  outcome: z.enum(['added', 'changed', 'removed', 'same', 'refused']),
  /** Why it is left as it is, in words; null where it is not. */
  problem: z.string().nullable(),
  fields: z.array(fieldDiff),
});

export type RecordDiff = z.output<typeof recordDiff>;

/** SHA-256 over all that a plan would change, in hex. */
export const planDigestSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** What a change of many records comes to; `rows` are the first of them, refused ones before all others. */
export const changePlan = shape({
  counts: shape({
    added: z.int(),
    changed: z.int(),
    removed: z.int(),
    same: z.int(),
    refused: z.int(),
  }),
  rows: z.array(recordDiff),
  /** Tells this plan from all that would change anything else: an import says which one its user was shown. */
  planDigest: planDigestSchema,
  /** What it does to the verdicts on tires; null for a kind that has nothing to do with them. */
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
  /** The change that this one takes back, and the one that took this one back. */
  undoes: idSchema.nullable(),
  undoneBy: idSchema.nullable(),
  createdAt: instantSchema,
  finishedAt: instantSchema.nullable(),
});

export type RecordChange = z.output<typeof changeRow>;

/** A change with the first of its records. */
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
  summary: 'Changes of many records of the catalogue at once, and what took them back.',
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
  summary: 'A change of many records, how far it is, and the first 200 of its records before and after.',
  access: staffAccess('products.read'),
  params: shape({ id: idSchema }),
  reply: recordChange,
  faults: ['record.missing'],
});
