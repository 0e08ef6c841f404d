import { STORE_IMAGE_TYPES, type UploadedFile } from '@simpletread/contract';
import { ok, refuse, type Result, sniffDocument } from '@simpletread/domain';

/** The picture of a store. */
export interface StoreImage {
  readonly mediaType: (typeof STORE_IMAGE_TYPES)[number];
  readonly bytes: Uint8Array;
}

/** A picture whose bytes match its type; null if none was sent. Refuses others with `installer.imageType`. */
export const checkedStoreImage = (
  file: UploadedFile | undefined,
): Result<StoreImage | null, 'installer.imageType'> => {
  if (file === undefined) return ok(null);
  const sniffed = sniffDocument(file.bytes);
  const mediaType = STORE_IMAGE_TYPES.find((type) => type === sniffed && type === file.mediaType);
  return mediaType === undefined ? refuse('installer.imageType') : ok({ mediaType, bytes: file.bytes });
};
