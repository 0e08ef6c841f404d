import { v7 } from 'uuid';

/** A new UUIDv7: unique, and ordered by the moment it was made. */
export const newId = (): string => v7();
