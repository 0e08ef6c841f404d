/** The version of a record that a caller has seen; null for a caller who deletes it whatever its version. */
export type SeenVersion = number | null;

/** True if the record at `version` has changed since the caller saw it. */
export const isStale = (version: number, seen: SeenVersion): boolean => seen !== null && version !== seen;
