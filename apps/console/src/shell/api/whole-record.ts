/** Reads of whole records. Lists fill the cache with rows, which know less: a key of its own keeps them apart. */
export const WHOLE_RECORD = { isWhole: true } as const;
