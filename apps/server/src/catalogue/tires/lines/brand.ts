export interface Brand {
  /** The permanent key in price rules, tables and the importer. */
  readonly key: string;
  /** Its current address in the shop. */
  readonly slug: string;
  readonly name: string;
  /** Its market tier, such as `premium`. Null if unknown. */
  readonly tier: string | null;
  /** The shop's text about it, in article markup. Null if there is none. */
  readonly description: string | null;
  readonly lineCount: number;
}
