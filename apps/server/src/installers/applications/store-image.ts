import { STORE_IMAGE_TYPES, type UploadedFile } from '@simpletread/contract';
import { ok, refuse, type Result, sniffDocument } from '@simpletread/domain';

import { redrawPicture } from '../../platform/pictures/index.js';

/** The picture of a store. */
export interface StoreImage {
  readonly mediaType: (typeof STORE_IMAGE_TYPES)[number];
  readonly bytes: Uint8Array;
}

/** A picture whose bytes match its type, drawn anew; null if none was sent. Refuses others with `installer.imageType`, and with `picture.busy`. */
export const checkedStoreImage = async (
  file: UploadedFile | undefined,
): Promise<Result<StoreImage | null, 'installer.imageType' | 'picture.busy'>> => {
  if (file === undefined) return ok(null);
  const sniffed = sniffDocument(file.bytes);
  const mediaType = STORE_IMAGE_TYPES.find((type) => type === sniffed && type === file.mediaType);
  if (mediaType === undefined) return refuse('installer.imageType');
  const drawn = await redrawPicture(file.bytes, mediaType);
  return drawn.ok && drawn.value === null ? refuse('installer.imageType') : drawn;
};
