import type { CopyValue } from '../database/index.js';
import type { Cells } from './cells.js';

/** A target column that a kind of file fills. */
export interface ImportColumn {
  readonly name: string;
  readonly type:
    'text' | 'integer' | 'bigint' | 'boolean' | 'uuid' | 'double precision' | `numeric(${number},${number})`;
  /** `key` columns identify the row; `once` columns are written only with a new row. */
  readonly role: 'key' | 'value' | 'once';
  /** Used only for key columns. */
  readonly isNullable: boolean;
}

/** A column whose value must exist in another table. */
export interface ImportReference {
  readonly column: string;
  readonly table: string;
  readonly key: string;
  /** The value's noun in the reason of a rejected row. */
  readonly noun: string;
}

export type ImportValues = Readonly<Record<string, CopyValue>>;

/** The mapping from one kind of reference file to rows of one table. */
export interface ImportKind {
  readonly name: string;
  /** The file's columns, in any order but with exact names. */
  readonly header: readonly string[];
  readonly table: string;
  readonly columns: readonly ImportColumn[];
  readonly references: readonly ImportReference[];
  /** SQL assignments added when a row changes. */
  readonly onChange: readonly string[];
  /** `update`: a row missing from the table is rejected instead of inserted. */
  readonly write: 'upsert' | 'update';
  /** True to skip a second row with the same key silently (the file repeats itself in another form). */
  readonly allowsRepeats: boolean;
  readonly read: (cells: Cells) => ImportValues;
}

/** Returns a definition with defaults filled in. */
export const importKind = (
  kind: Pick<ImportKind, 'name' | 'header' | 'table' | 'columns' | 'read'> & Partial<ImportKind>,
): ImportKind => ({ references: [], onChange: [], write: 'upsert', allowsRepeats: false, ...kind });

type ColumnType = ImportColumn['type'];

const column = (role: ImportColumn['role'], isNullable: boolean) => {
  return (name: string, type: ColumnType = 'text'): ImportColumn => ({ name, type, role, isNullable });
};

export const key = column('key', false);
export const nullableKey = column('key', true);
export const value = column('value', true);
export const once = column('once', true);
