/** The answer to a refusal: its HTTP status, and its wording with `{name}` placeholders for the fault's data. */
export interface FaultEntry {
  readonly status: 400 | 401 | 402 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  readonly message: string;
}

/** A part of the table: faults whose code begins with one of the named areas. */
export type FaultArea<C extends string> = Readonly<Record<C, FaultEntry>>;
