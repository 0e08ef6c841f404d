import type { DataSource, EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

import type { Computed } from '../columns.js';
import type { SqlRunner } from '../sql-runner.js';

/** A column in PostgreSQL's own terms. An entity and the migrated schema give equal facts unless one has drifted. */
export interface ColumnFacts {
  /** Schema, table and column. */
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  /** The expression of its default or its generation, or null. */
  readonly fill: string | null;
  /** The only texts that a CHECK constraint allows, or null. */
  readonly values: readonly string[] | null;
}

/** Schemas that others look after: the queues' and the card sandbox's own. */
const FOREIGN = ['bullmq', 'payment_sandbox'];

const MIGRATED = `
  SELECT concat_ws('.', n.nspname, k.relname, a.attname) AS name, format_type(a.atttypid, a.atttypmod) AS type,
    k.relkind = 'v' OR NOT a.attnotnull AS "isNullable",
    CASE WHEN a.attgenerated = '' THEN pg_get_expr(d.adbin, d.adrelid) END AS fill,
    (SELECT array_agg(value[1] ORDER BY value[1] COLLATE "C") FROM pg_constraint c,
       regexp_matches(pg_get_constraintdef(c.oid), '''([^'']*)''::(?:text|bpchar)', 'g') AS value
     WHERE c.conrelid = k.oid AND c.contype = 'c' AND c.conkey = ARRAY[a.attnum]
       AND pg_get_constraintdef(c.oid) LIKE 'CHECK ((% = ANY (ARRAY[%' AND pg_get_constraintdef(c.oid) NOT LIKE 'CHECK (((%') AS values
  FROM pg_class k
  JOIN pg_namespace n ON n.oid = k.relnamespace
  JOIN pg_attribute a ON a.attrelid = k.oid AND a.attnum > 0 AND NOT a.attisdropped
  LEFT JOIN pg_attrdef d ON d.adrelid = k.oid AND d.adnum = a.attnum
  WHERE k.relkind IN ('r', 'p', 'v') AND n.nspname !~ '^(pg_|information_schema$)' AND NOT n.nspname = ANY ($1)
  ORDER BY 1`;

/** PostgreSQL's own catalog has no entities. */
type CatalogRow = Computed<{ [Fact in keyof ColumnFacts]: ColumnFacts[Fact] }>;

/** The columns of the migrated schema. */
export const migratedColumns = (db: SqlRunner): Promise<ColumnFacts[]> =>
  db.query<CatalogRow>(MIGRATED, [FOREIGN]);

const typeOf = ({ type, length, precision, scale, isArray }: ColumnMetadata): string => {
  const size =
    length !== '' ? `(${length})` : (precision ?? null) === null ? '' : `(${precision},${scale ?? 0})`;
  return `${String(type)}${size}${isArray ? '[]' : ''}`;
};

const fillOf = ({ default: fill }: ColumnMetadata): string | null =>
  typeof fill === 'function' ? String((fill as () => unknown)()) : null;

const factsOf = ({ schema, tableName, columns, tableType }: EntityMetadata): ColumnFacts[] =>
  columns.map((column) => ({
    name: [schema, tableName, column.databaseName].join('.'),
    type: typeOf(column),
    isNullable: tableType === 'view' || column.isNullable,
    fill: fillOf(column),
    values: column.enum === undefined ? null : column.enum.map(String).sort(),
  }));

/** The columns that the entities of `source` declare. */
export const declaredColumns = ({ entityMetadatas }: DataSource): ColumnFacts[] =>
  entityMetadatas.flatMap(factsOf).sort((a, b) => (a.name < b.name ? -1 : 1));
