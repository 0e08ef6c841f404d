import type { UploadedFile } from '@simpletread/contract';
import {
  CONTACT_FILE_BYTES,
  type DocumentType,
  ok,
  refuse,
  type Result,
  sniffDocument,
} from '@simpletread/domain';

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

/** Of files from a mail program: those that can be kept, and the names of the others. Refuses with `picture.busy`. */
export const keepableFiles = async (
  files: readonly UploadedFile[],
): Promise<Result<{ kept: KeptFile[]; leftOut: string[] }, 'picture.busy'>> => {
  const kept: KeptFile[] = [];
  const leftOut: string[] = [];
  for (const file of files) {
    // Mail programs name types in several ways, such as image/jpg: the bytes decide.
    const mediaType = sniffDocument(file.bytes) ?? file.mediaType;
    const one =
      file.bytes.length > CONTACT_FILE_BYTES
        ? refuse('contact.fileType')
        : await keptFiles([{ ...file, mediaType }]);
    if (one.ok) kept.push(...one.value);
    else if (one.fault.code === 'picture.busy') return refuse('picture.busy');
    else leftOut.push(plainName(file.name));
  }
  return ok({ kept, leftOut });
};

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
