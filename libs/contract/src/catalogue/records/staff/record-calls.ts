import type { RecordKind, StaffPermission } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import {
  deletedRecord,
  fileField,
  idSchema,
  intParam,
  listQuery,
  versionQuery,
  versionSchema,
} from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { csvFile } from '../../../pricing/index.js';
import { changePlan, planDigestSchema, recordChange } from './record-changes.js';
import {
  fieldValueSchema,
  RECORD_FILTERS,
  RECORD_SORTS,
  recordFilter,
  recordRow,
  recordValuesSchema,
} from './record-values.js';

// The limit of a form; a longer table is sent in parts.
const CSV_BYTES = 1_900_000;
const CSV_TYPES = ['text/csv', 'application/vnd.ms-excel', 'text/plain'];
const MOST_CHOSEN = 500;
const MOST_UNREFUSED = 999_999_999;
const MOST_FIELDS = 40;
const LOWEST_RATE_PPM = -900_000;
const HIGHEST_RATE_PPM = 5_000_000;

const reasonField = z.string().trim().max(500).nullable().default(null);

const fieldChange = z.discriminatedUnion('kind', [
  shape({ kind: z.literal('set'), value: fieldValueSchema }),
  shape({ kind: z.literal('raise'), ratePpm: z.int().min(LOWEST_RATE_PPM).max(HIGHEST_RATE_PPM) }),
]);

const filters = { q: z.string().max(100).optional(), ...RECORD_FILTERS };

/** The records, and the change to each. */
const bulkRequest = {
  /** The chosen records; null for every match of `filter`. */
  ids: z.array(z.string().max(100)).min(1).max(MOST_CHOSEN).nullable(),
  filter: recordFilter.default({}),
  change: z
    .record(z.string().max(60), fieldChange)
    .refine((change) => Object.keys(change).length > 0 && Object.keys(change).length <= MOST_FIELDS, {
      message: 'must change something',
    }),
};

const flagText = z.enum(['true', 'false']).transform((text) => text === 'true');

const digits = z.string().regex(/^\d{1,9}$/);

/** The number of refused tires that would be sold, as previewed; any other number is refused. */
const acceptedUnrefused = z.int().min(0).default(0);
const acceptedUnrefusedInQuery = intParam(0, MOST_UNREFUSED).default(0);

const table = fileField({
  maxBytes: CSV_BYTES,
  mediaTypes: CSV_TYPES,
  faults: { missing: 'pricing.csvMissing', tooLarge: 'pricing.csvTooLarge', wrongType: 'pricing.csvType' },
});

const WRONG_VALUES = [
  'records.fieldInvalid',
  'records.fieldUnknown',
  'records.keyFixed',
  'records.keyTaken',
  'records.addressTaken',
  'records.addressReserved',
  'records.referenceUnknown',
  'records.yearsTurned',
  'records.rearWithoutSize',
  'records.meansItself',
  'records.reasonRequired',
  'article.linkUnsafe',
] as const;

interface RecordGroup<K extends RecordKind> {
  /** The first part of its addresses and ids. */
  readonly name: string;
  readonly of: string;
  readonly kinds: readonly [K, ...K[]];
  readonly read: StaffPermission;
  readonly change: StaffPermission;
}

/** Returns the calls to maintain some kinds of records: singly, in bulk, and as tables. */
export const recordCallsOf = <K extends RecordKind>({ name, of, kinds, read, change }: RecordGroup<K>) => {
  const kind = z.enum(kinds);
  const ofKind = shape({ kind });
  const one = shape({ kind, id: z.string().min(1).max(100) });
  return {
    list: endpoint({
      id: `admin.${name}.list`,
      method: 'GET',
      path: `/admin/${name}/{kind}`,
      summary: `A list of ${of}, one kind at a time.`,
      access: staffAccess(read),
      params: ofKind,
      query: listQuery(RECORD_SORTS, filters),
      reply: z.array(recordRow),
      isList: true,
      faults: [],
    }),
    get: endpoint({
      id: `admin.${name}.get`,
      method: 'GET',
      path: `/admin/${name}/{kind}/{id}`,
      summary: `One record of ${of}.`,
      access: staffAccess(read),
      params: one,
      reply: recordRow,
      faults: ['record.missing'],
    }),
    add: endpoint({
      id: `admin.${name}.add`,
      method: 'POST',
      path: `/admin/${name}/{kind}`,
      summary: `Adds a record to ${of}.`,
      access: staffAccess(change),
      params: ofKind,
      body: shape({ values: recordValuesSchema, reason: reasonField, acceptedUnrefused }),
      reply: recordRow,
      status: 201,
      isIdempotent: true,
      faults: [...WRONG_VALUES, 'records.notAddable', 'records.verdictsUnconfirmed'],
    }),
    change: endpoint({
      id: `admin.${name}.change`,
      method: 'PUT',
      path: `/admin/${name}/{kind}/{id}`,
      summary: `Changes fields of one record of ${of}; fields not sent stay.`,
      access: staffAccess(change),
      params: one,
      body: shape({
        version: versionSchema,
        values: recordValuesSchema,
        reason: reasonField,
        acceptedUnrefused,
      }),
      reply: recordRow,
      isIdempotent: true,
      faults: ['record.missing', 'record.stale', ...WRONG_VALUES, 'records.verdictsUnconfirmed'],
    }),
    remove: endpoint({
      id: `admin.${name}.remove`,
      method: 'DELETE',
      path: `/admin/${name}/{kind}/{id}`,
      summary: `Removes one record of ${of}, if the kind allows it.`,
      access: staffAccess(change),
      params: one,
      query: shape({
        ...versionQuery.shape,
        reason: z.string().max(500).optional(),
        acceptedUnrefused: acceptedUnrefusedInQuery,
      }),
      reply: deletedRecord,
      isIdempotent: true,
      faults: [
        'record.missing',
        'record.stale',
        'records.inUse',
        'records.reasonRequired',
        'records.verdictsUnconfirmed',
      ],
    }),
    tryBulk: endpoint({
      id: `admin.${name}.tryBulk`,
      method: 'POST',
      path: `/admin/${name}-bulk/{kind}/try`,
      summary: `Previews a bulk change of ${of} without saving it.`,
      access: staffAccess(change),
      isQuestion: true,
      params: ofKind,
      body: shape(bulkRequest),
      reply: changePlan,
      faults: ['records.tooMany', 'records.fieldUnknown'],
    }),
    bulk: endpoint({
      id: `admin.${name}.bulk`,
      method: 'POST',
      path: `/admin/${name}-bulk/{kind}`,
      summary: `Changes ${of} in bulk; a job does it, and it can be undone.`,
      access: staffAccess(change),
      params: ofKind,
      body: shape({
        ...bulkRequest,
        reason: reasonField,
        /** The number of changes in the preview. */
        expected: z.int().min(1),
        acceptedUnrefused,
      }),
      reply: recordChange,
      status: 202,
      isIdempotent: true,
      faults: [
        'records.tooMany',
        'records.fieldUnknown',
        'records.nothingChanges',
        'records.planStale',
        'records.reasonRequired',
        'records.verdictsUnconfirmed',
      ],
    }),
    export: endpoint({
      id: `admin.${name}.export`,
      method: 'GET',
      path: `/admin/${name}-tables/{kind}`,
      summary: `Exports filtered records of one kind of ${of} as a CSV table that can be imported again.`,
      access: staffAccess(read),
      params: ofKind,
      query: listQuery(RECORD_SORTS, filters),
      reply: csvFile,
      faults: [],
    }),
    tryImport: endpoint({
      id: `admin.${name}.tryImport`,
      method: 'POST',
      path: `/admin/${name}-tables/{kind}/try`,
      summary: `Previews line by line what a CSV table would change in ${of}, without saving it.`,
      access: staffAccess(change),
      isQuestion: true,
      params: ofKind,
      bodyFormat: 'form',
      body: shape({ isRemoving: flagText, file: table }),
      reply: changePlan,
      faults: ['records.csvUnreadable', 'records.tooMany'],
    }),
    import: endpoint({
      id: `admin.${name}.import`,
      method: 'POST',
      path: `/admin/${name}-tables/{kind}`,
      summary: `Imports records of ${of} from a CSV table, all or none; a job does it, and it can be undone.`,
      access: staffAccess(change),
      params: ofKind,
      bodyFormat: 'form',
      body: shape({
        /** True to remove records that the table doesn't name. */
        isRemoving: flagText,
        reason: z.string().max(500).optional(),
        /** The preview's digest; a table that would now change anything else is refused. */
        planDigest: planDigestSchema,
        acceptedUnrefused: digits.default('0').transform(Number),
        file: table,
      }),
      reply: recordChange,
      status: 202,
      isIdempotent: true,
      faults: [
        'records.csvUnreadable',
        'records.tooMany',
        'records.nothingChanges',
        'records.planStale',
        'records.reasonRequired',
        'records.verdictsUnconfirmed',
      ],
    }),
    undo: endpoint({
      id: `admin.${name}.undo`,
      method: 'POST',
      path: `/admin/${name}-changes/{id}/undo`,
      summary: `Undoes a bulk change of ${of}, if nobody has changed the records since.`,
      access: staffAccess(change),
      params: shape({ id: idSchema }),
      query: shape({ acceptedUnrefused: acceptedUnrefusedInQuery }),
      reply: recordChange,
      status: 202,
      isIdempotent: true,
      faults: [
        'record.missing',
        'records.running',
        'records.undoneAlready',
        'records.nothingChanges',
        'records.verdictsUnconfirmed',
      ],
    }),
  };
};
