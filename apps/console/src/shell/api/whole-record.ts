/** Reads of whole records. Lists fill the cache with rows, which hold less: a separate key keeps them apart. */
export const WHOLE_RECORD = { isWhole: true } as const;
