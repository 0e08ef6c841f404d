import type { UploadedFile } from '@simpletread/contract';
import { ok, refuse, type Result, sniffDocument } from '@simpletread/domain';

import { redrawPicture } from '../../../platform/pictures/index.js';
import type { DocumentFile } from './document.repository.js';

const MOST_NAME = 120;

/** The file's own name without a path and without what a header or a page could not carry. */
const plainName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/[^\p{L}\p{N} ._()-]/gu, '')
    .trim()
    .slice(-MOST_NAME) || 'document';

/** Files whose bytes match their type, pictures drawn anew. Refuses others with `application.documentType`, and with `picture.busy`. */
export const checkedDocuments = async (
  files: readonly UploadedFile[],
): Promise<Result<DocumentFile[], 'application.documentType' | 'picture.busy'>> => {
  const checked: DocumentFile[] = [];
  for (const { name, mediaType, bytes } of files) {
    const sniffed = sniffDocument(bytes);
    if (sniffed === null || sniffed !== mediaType) return refuse('application.documentType');
    const kept =
      sniffed === 'application/pdf' ? ok({ mediaType: sniffed, bytes }) : await redrawPicture(bytes, sniffed);
    if (!kept.ok) return kept;
    if (kept.value === null) return refuse('application.documentType');
    checked.push({ name: plainName(name), ...kept.value });
  }
  return ok(checked);
};
