/**
 * Returns what a table of constants says about a text that comes from outside; undefined for any text that isn't a key of its own. Brackets
 * alone would also find what every object inherits: `constructor`, `toString`, `__proto__`.
 */
export const ownValue = <Table extends object>(
  table: Table,
  key: string | null | undefined,
): Table[keyof Table & string] | undefined => (isOwnKey(table, key) ? table[key] : undefined);

/** True if a text is one of a table's own keys. */
export const isOwnKey = <Table extends object>(
  table: Table,
  key: string | null | undefined,
): key is keyof Table & string => typeof key === 'string' && Object.hasOwn(table, key);
