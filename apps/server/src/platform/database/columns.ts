import type { ColumnType, EntitySchemaColumnOptions } from 'typeorm';

/** Types that PostgreSQL has and TypeORM doesn't know of. */
export const FURTHER_TYPES = ['xid8', 'bpchar'] as unknown as readonly ColumnType[];

/**
 * A column of a table. `Value` is the driver's type for its values (column-types.ts), so a row's type follows from the
 * columns of its entity.
 */
export interface Column<Value> {
  readonly options: EntitySchemaColumnOptions;
  /** For the compiler alone. */
  readonly of?: Value;
}

/** The columns of a table by their names in the database. */
export type Columns = Readonly<Record<string, Column<unknown>>>;

type ValueOf<C> = C extends Column<infer Value> ? Value : never;

/** A row of the table with these columns, as SQL selects it and as a repository finds it. */
export type RowOf<C extends Columns> = { readonly [Name in keyof C]: ValueOf<C[Name]> };

/** `Row` as `json_agg`, `to_jsonb` and their relatives write it: instants become text. */
export type AsJson<Row> = {
  readonly [Name in keyof Row]: Row[Name] extends Date
    ? string
    : Row[Name] extends Date | null
      ? string | null
      : Row[Name];
};

/** Columns of `Row` that a statement selects under other names: `Renamed<QuoteRow, { sentAt: 'sent_at' }>`. */
export type Renamed<Row, Names extends Readonly<Record<string, keyof Row>>> = {
  readonly [Name in keyof Names]: Row[Names[Name]];
};

/** Columns of a row that a LEFT JOIN may not find. */
export type OuterJoined<Row> = { readonly [Name in keyof Row]: Row[Name] | null };

/** Columns of `Row` that the statement itself keeps from being NULL. */
export type Present<Row> = { readonly [Name in keyof Row]: NonNullable<Row[Name]> };

/** A computed result of a statement instead of a column: counts, sums, combined texts. */
export type Computed<Figures extends Readonly<Record<string, unknown>>> = Readonly<Figures>;

const column = <Value>(options: EntitySchemaColumnOptions): Column<Value> => ({ options });

export const uuid = <Value extends string = string>(): Column<Value> => column({ type: 'uuid' });

const closed = (options: EntitySchemaColumnOptions, values: readonly string[]): EntitySchemaColumnOptions =>
  values.length === 0 ? options : { ...options, enum: [...values] };

/** Text. With `values`, the only texts that the column's CHECK constraint allows. */
export const text = <const Value extends string = string>(...values: readonly Value[]): Column<Value> =>
  column(closed({ type: 'text' }, values));

/** Text of exactly `length` characters; `values` as for `text`. */
export const char = <const Value extends string = string>(
  length: number,
  ...values: readonly Value[]
): Column<Value> => column(closed({ type: 'character', length }, values));

export const boolean = (): Column<boolean> => column({ type: 'boolean' });

export const smallint = <Value extends number = number>(): Column<Value> => column({ type: 'smallint' });

export const integer = <Value extends number = number>(): Column<Value> => column({ type: 'integer' });

/** A count or an amount in cents, which stays below 2^53. */
export const bigint = <Value extends number = number>(): Column<Value> => column({ type: 'bigint' });

export const double = (): Column<number> => column({ type: 'double precision' });

/** An exact decimal figure, as text. */
export const numeric = (precision: number, scale: number): Column<string> =>
  column({ type: 'numeric', precision, scale });

/** An instant. */
export const timestamptz = (): Column<Date> => column({ type: 'timestamp with time zone' });

/** A day as YYYY-MM-DD. */
export const date = (): Column<string> => column({ type: 'date' });

export const jsonb = <Value = unknown>(): Column<Value> => column({ type: 'jsonb' });

export const bytea = (): Column<Buffer> => column({ type: 'bytea' });

export const textArray = <Value extends string = string>(): Column<readonly Value[]> =>
  column({ type: 'text', array: true });

export const uuidArray = (): Column<readonly string[]> => column({ type: 'uuid', array: true });

/** Marks a column of the primary key. */
export const primary = <Value>({ options }: Column<Value>): Column<Value> =>
  column({ ...options, primary: true });

/** Identifies rows in a table without a primary key: TypeORM requires one for every entity. */
export const rowKey = primary;

/** Makes the column nullable. */
export const nullable = <Value>({ options }: Column<Value>): Column<Value | null> =>
  column({ ...options, nullable: true });

/** The SQL expression that fills the column where an INSERT leaves it out, as PostgreSQL writes it. */
export const withDefault = <Value>({ options }: Column<Value>, sql: string): Column<Value> =>
  column({ ...options, default: () => sql });

/** A column that PostgreSQL itself fills: by an expression of the row's other columns, or by a counter. */
export const generated = <Value>({ options }: Column<Value>): Column<Value> =>
  column({ ...options, insert: false, update: false });

/** Text of a character column that lost its length in an expression. */
export const bpchar = (): Column<string> => column({ type: 'bpchar' as ColumnType });

/** The number of a transaction, as text. */
export const xid8 = (): Column<string> => column({ type: 'xid8' as ColumnType });
