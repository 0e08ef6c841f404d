export interface RejectedRow {
  readonly line: number;
  readonly reason: string;
}

/** A changed row, with the columns that differ. */
export interface ChangedRow {
  readonly key: string;
  readonly columns: readonly { readonly name: string; readonly before: string; readonly after: string }[];
}

export interface ImportReport {
  readonly kind: string;
  readonly isDryRun: boolean;
  readonly inserted: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly repeated: number;
  readonly rejected: readonly RejectedRow[];
  /** The first changed rows, by key. */
  readonly changes: readonly ChangedRow[];
  /** The keys of the first new rows. */
  readonly newKeys: readonly string[];
}
