import type { ReadPhoto } from './read-photo.js';

export interface PhotoQuestion {
  readonly id: number;
  readonly photo: Uint8Array;
  readonly sizes: readonly string[];
  /** After this time the reader returns its best result. */
  readonly milliseconds: number;
}

export interface PhotoAnswer {
  readonly id: number;
  /** Null where the file is no picture. */
  readonly chosen: ReadPhoto | null;
}
