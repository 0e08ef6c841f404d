import type { PhotoProblem } from '@simpletread/domain';

import type { ReadPhoto } from './read-photo.js';

export interface PhotoQuestion {
  readonly id: number;
  readonly photo: Uint8Array;
  readonly sizes: readonly string[];
  /** After this time the reader returns its best result. */
  readonly milliseconds: number;
}

/** Sent before a photo is read, as soon as its light and sharpness are known. */
export interface PhotoJudgment {
  readonly id: number;
  readonly fault: PhotoProblem | null;
}

export interface PhotoAnswer {
  readonly id: number;
  /** Null where the file is no picture. */
  readonly chosen: ReadPhoto | null;
}
