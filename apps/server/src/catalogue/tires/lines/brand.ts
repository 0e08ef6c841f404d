export interface Brand {
  /** What price rules, tables and the importer call it; it stays. */
  readonly key: string;
  /** Where it stands in the shop now. */
  readonly slug: string;
  readonly name: string;
  /** Where the market places it, as `premium`; null where nobody says. */
  readonly tier: string | null;
  /** What the shop says of it, as articles are written; null where nothing. */
  readonly description: string | null;
  readonly lineCount: number;
}
