/** A value for a `$n` of a statement. Objects go to json columns, arrays to array columns. */
export type SqlValue =
  string | number | boolean | bigint | Date | Buffer | null | undefined | readonly SqlValue[] | object;

/** Runs SQL; implemented by the database for readers, and by a transaction for everything that writes. */
export interface SqlRunner {
  /** The rows of a statement; `Row` names their columns as selected. */
  query<Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row[]>;
  /** As `query`, for a hot statement whose text never changes: each connection parses and plans it once. */
  prepared<Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row[]>;
  /** The only row of a statement, or null; throws when there are several. */
  one<Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row | null>;
  /** The number of rows that a statement inserted, changed or deleted. */
  execute(sql: string, params?: readonly SqlValue[]): Promise<number>;
}
