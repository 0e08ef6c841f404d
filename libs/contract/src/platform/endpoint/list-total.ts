/** Rows of console lists are counted up to one of these; a total that is one above it stands for any larger number. */
export const COUNTED_UP_TO = { search: 1_000, heavy: 10_000, usual: 50_000, records: 100_000 } as const;

const ABOVE: ReadonlySet<number> = new Set(Object.values(COUNTED_UP_TO).map((most) => most + 1));

/** True if a total stands for this or any larger number of rows. */
export const isCountedOnly = (total: number): boolean => ABOVE.has(total);
