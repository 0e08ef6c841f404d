import type { CopyValue } from '../database/index.js';
import type { Cells } from './cells.js';

/** One column of the target table that a kind of file fills. */
export interface ImportColumn {
  readonly name: string;
  readonly type:
    'text' | 'integer' | 'bigint' | 'boolean' | 'uuid' | 'double precision' | `numeric(${number},${number})`;
  /** `key` columns name the row; `once` ones are written with a new row and never again. */
  readonly role: 'key' | 'value' | 'once';
  /** Only asked of key columns. */
  readonly isNullable: boolean;
}

/** A column whose value must already stand in another table. */
export interface ImportReference {
  readonly column: string;
  readonly table: string;
  readonly key: string;
  /** What the value is called in the reason of a rejected row. */
  readonly noun: string;
}

export type ImportValues = Readonly<Record<string, CopyValue>>;

/** How one kind of reference file becomes rows of one table. */
export interface ImportKind {
  readonly name: string;
  /** The columns of the file; their order is free, their names are not. */
  readonly header: readonly string[];
  readonly table: string;
  readonly columns: readonly ImportColumn[];
  readonly references: readonly ImportReference[];
  /** SQL assignments made beside the values of a row that changes. */
  readonly onChange: readonly string[];
  /** `update`: a row that the table does not hold yet is rejected instead of inserted. */
  readonly write: 'upsert' | 'update';
  /** Whether a second row with the same key is left out quietly (the file says the same thing in another shade). */
  readonly allowsRepeats: boolean;
  readonly read: (cells: Cells) => ImportValues;
}

/** A definition with the usual answers filled in. */
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
