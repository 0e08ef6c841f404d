export interface Brand {
  readonly slug: string;
  readonly name: string;
  /** Where the market places it, as `premium`; null where nobody says. */
  readonly tier: string | null;
  readonly lineCount: number;
}
