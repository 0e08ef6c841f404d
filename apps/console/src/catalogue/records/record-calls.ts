import {
  type CallInput,
  catalogueRecordCalls,
  costRecordCalls,
  fitmentRecordCalls,
  searchRecordCalls,
  getCatalogueRecord,
  getRecordChange,
  listMovedAddresses,
  type RecordCalls,
  tryFitmentVerdicts,
} from '@simpletread/contract';
import type { RecordKind, RecordValues } from '@simpletread/domain';

import { client, useCalls } from '../../shell/api/index.js';
import { groupOf } from './record-kinds.js';

type Body<E extends keyof RecordCalls> = CallInput<RecordCalls[E]> extends { body: infer B } ? B : never;

export type BulkRequest = Body<'tryBulk'>;
export type BulkStart = Body<'bulk'>;
export type TableRequest = Body<'tryImport'>;
export type TableStart = Body<'import'>;

interface Removal {
  readonly version: number;
  readonly reason: string | null;
  /** The number of refused tires that were shown and confirmed for sale. */
  readonly acceptedUnrefused: number;
}

const CALLS: Readonly<Record<ReturnType<typeof groupOf>['name'], RecordCalls>> = {
  catalogue: catalogueRecordCalls,
  fitment: fitmentRecordCalls,
  costs: costRecordCalls,
  search: searchRecordCalls,
};

// A kind is in one group, but its type doesn't show which. The paths of all groups take the same parts.
const paramsOf = (kind: RecordKind) => ({ kind }) as { kind: 'tires' };

const callsOf = (kind: RecordKind) => CALLS[groupOf(kind).name] as typeof catalogueRecordCalls;

/** The schema of a new record of this kind. A change has its version beside the same. */
export const addRecordBodyOf = (kind: RecordKind) => callsOf(kind).add.body;

/** The schema of what is sent to remove a record of this kind. */
export const removalQueryOf = (kind: RecordKind) => callsOf(kind).remove.query;

/** The schema of a bulk change of this kind: as it is previewed, and as it is started. */
export const bulkBodiesOf = (kind: RecordKind) => ({
  previewed: callsOf(kind).tryBulk.body,
  started: callsOf(kind).bulk.body,
});

/** The schema of a table of this kind: as it is previewed, and as it is imported. */
export const tableBodiesOf = (kind: RecordKind) => ({
  previewed: callsOf(kind).tryImport.body,
  started: callsOf(kind).import.body,
});

/** Records of the catalogue, of vehicles and of the search, beyond lists and single records. */
export const recordCalls = {
  removeRecord: (
    kind: RecordKind,
    id: string,
    { version, reason, acceptedUnrefused }: Removal,
    idempotencyKey: string,
  ) =>
    client.call(
      callsOf(kind).remove,
      {
        params: { ...paramsOf(kind), id },
        query: {
          version,
          acceptedUnrefused: String(acceptedUnrefused),
          ...(reason === null ? {} : { reason }),
        },
      },
      { idempotencyKey },
    ),
  tryBulkChange: (kind: RecordKind, body: BulkRequest) =>
    client.call(callsOf(kind).tryBulk, { params: paramsOf(kind), body }),
  startBulkChange: (kind: RecordKind, body: BulkStart, idempotencyKey: string) =>
    client.call(callsOf(kind).bulk, { params: paramsOf(kind), body }, { idempotencyKey }),
  tryRecordTable: (kind: RecordKind, body: Body<'tryImport'>) =>
    client.call(callsOf(kind).tryImport, { params: paramsOf(kind), body }),
  importRecordTable: (kind: RecordKind, body: TableStart, idempotencyKey: string) =>
    client.call(callsOf(kind).import, { params: paramsOf(kind), body }, { idempotencyKey }),
  exportRecords: (kind: RecordKind, filter: object) =>
    client.call(callsOf(kind).export, {
      params: paramsOf(kind),
      query: { filter: JSON.stringify(filter) },
    }),
  /** Former addresses of a brand or a line. */
  formerAddresses: async (kind: RecordKind, { address, brandSlug }: RecordValues): Promise<string[]> => {
    const { brands, lines } = await client.call(listMovedAddresses, {});
    if (kind === 'brands')
      return brands.filter(([, now]) => now === address).map(([was]) => `/brands/${was}-tires`);
    const params = { kind: 'brands' as const, id: String(brandSlug) };
    const brand = (await client.call(getCatalogueRecord, { params })).values.address;
    return lines
      .filter(([of, , now]) => of === brand && now === address)
      .map(([of, was]) => `/brands/${of}-tires/${was}`);
  },
  tryVerdicts: (id: string | null, values: RecordValues | null) =>
    client.call(tryFitmentVerdicts, { body: { id, values } }),
  recordChange: (id: string) => client.call(getRecordChange, { params: { id } }),
  undoRecordChange: (kind: RecordKind, id: string, acceptedUnrefused: number, idempotencyKey: string) =>
    client.call(
      callsOf(kind).undo,
      { params: { id }, query: { acceptedUnrefused: String(acceptedUnrefused) } },
      { idempotencyKey },
    ),
};

export const useRecordCalls = () => useCalls(recordCalls);
