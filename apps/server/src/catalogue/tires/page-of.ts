export interface Page {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

/** The rows of one page; none beyond the last. */
export const pageOf = <T>(rows: readonly T[], { page, perPage }: Page): T[] =>
  rows.slice((page - 1) * perPage, page * perPage);
