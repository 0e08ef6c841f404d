import type { Fault, RecordForm, RecordKind, RecordValues } from '@simpletread/domain';

import type { SqlRunner, Transaction } from '../../platform/database/index.js';

export interface StoredRecord {
  readonly id: string;
  readonly label: string;
  readonly version: number;
  readonly values: RecordValues;
  readonly updatedAt: Date;
}

/** A record that is to be there. */
export interface NewRecord {
  readonly id: string;
  readonly values: RecordValues;
}

/** The selected records of a list. */
export interface RecordFilter {
  readonly q?: string | undefined;
  readonly id?: readonly string[] | undefined;
  readonly [field: string]: unknown;
}

export interface RecordPage {
  readonly filter: RecordFilter;
  readonly sort: readonly [string, 'ASC' | 'DESC'];
  /** First and last, both included. */
  readonly range: readonly [number, number];
}

/** Stores records of one kind. Features provide one for each of their kinds. */
export interface RecordStore {
  readonly kind: RecordKind;
  readonly form: RecordForm;
  /** The audit's name for one of the records. */
  readonly subjectType: string;
  page(page: RecordPage, db: SqlRunner): Promise<{ readonly items: StoredRecord[]; readonly total: number }>;
  /** Those that a filter finds, in their order, at most `most`. */
  matching(filter: RecordFilter, most: number, db: SqlRunner): Promise<StoredRecord[]>;
  byIds(ids: readonly string[], db: SqlRunner): Promise<StoredRecord[]>;
  /** The same records, locked until the transaction ends. */
  lock(ids: readonly string[], tx: Transaction): Promise<StoredRecord[]>;
  /** Those that have the keys of `records`. */
  byKeys(records: readonly RecordValues[], db: SqlRunner): Promise<StoredRecord[]>;
  /** The id of a record that is to be added. */
  newIdOf(values: RecordValues): string;
  insert(records: readonly NewRecord[], tx: Transaction): Promise<void>;
  update(records: readonly NewRecord[], tx: Transaction): Promise<void>;
  remove(ids: readonly string[], tx: Transaction): Promise<void>;
  /** Values tidied in a way of the kind's own, such as words of a search. */
  tidied(values: RecordValues): RecordValues;
  /** The faults of each of `records` against the others: unknown references and addresses in use. */
  faultsOf(records: readonly NewRecord[], db: SqlRunner): Promise<(Fault | null)[]>;
}
