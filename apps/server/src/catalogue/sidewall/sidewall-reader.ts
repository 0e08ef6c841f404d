import type { Result } from '@simpletread/domain';

import type { ReadPhoto } from './read-photo.js';

/** Port for reading the size in a photo of a sidewall. */
export abstract class SidewallReader {
  /**
   * `photo` is a JPEG, PNG or WebP file as it came; `sizes` are the canonical sizes that are likely.
   * Faults: sidewall.photoUnreadable, sidewall.busy.
   */
  abstract read(
    photo: Uint8Array,
    sizes: readonly string[],
  ): Promise<Result<ReadPhoto, 'sidewall.photoUnreadable' | 'sidewall.busy'>>;
}
