import type { UploadedFile } from '@simpletread/contract';
import { type DocumentType, ok, refuse, type Result, sniffDocument } from '@simpletread/domain';

import { redrawPicture } from '../../platform/pictures/index.js';

/** A file as it is kept: a picture drawn anew, or a PDF as it came. */
export interface KeptFile {
  readonly name: string;
  readonly mediaType: DocumentType;
  readonly bytes: Uint8Array;
}

const MOST_NAME = 120;

/** The file's own name without a path and without what a header or a page could not carry. */
const plainName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/[^\p{L}\p{N} ._()-]/gu, '')
    .trim()
    .slice(-MOST_NAME) || 'file';

/** Files whose bytes match their type, pictures drawn anew. Refuses others with `contact.fileType`, and with `picture.busy`. */
export const keptFiles = async (
  files: readonly UploadedFile[],
): Promise<Result<KeptFile[], 'contact.fileType' | 'picture.busy'>> => {
  const kept: KeptFile[] = [];
  for (const { name, mediaType, bytes } of files) {
    const sniffed = sniffDocument(bytes);
    if (sniffed === null || sniffed !== mediaType) return refuse('contact.fileType');
    const drawn =
      sniffed === 'application/pdf' ? ok({ mediaType: sniffed, bytes }) : await redrawPicture(bytes, sniffed);
    if (!drawn.ok) return drawn;
    if (drawn.value === null) return refuse('contact.fileType');
    kept.push({ name: plainName(name), ...drawn.value });
  }
  return ok(kept);
};
