import { RETURN_PICTURE_TYPES, type UploadedFile } from '@simpletread/contract';
import { ok, refuse, type Result, RETURN_PICTURE_BYTES, sniffDocument } from '@simpletread/domain';
import type { FastifyReply } from 'fastify';

import { type Picture, redrawPicture } from '../../../platform/pictures/index.js';

/** A picture that a buyer sent, drawn anew: without its place, its camera and anything else behind its pixels. */
export const drawnPicture = async (file: UploadedFile): Promise<Result<Picture>> => {
  const sniffed = sniffDocument(file.bytes);
  const type = RETURN_PICTURE_TYPES.find((each) => each === sniffed && each === file.mediaType);
  if (type === undefined) return refuse('return.pictureUnreadable');
  const drawing = await redrawPicture(file.bytes, type);
  if (!drawing.ok) return drawing;
  const drawn = drawing.value;
  return drawn === null || drawn.bytes.byteLength > RETURN_PICTURE_BYTES
    ? refuse('return.pictureUnreadable')
    : ok(drawn);
};

/** Sends a stored picture to staff; nothing in it can run. */
export const sendPicture = async (
  reply: FastifyReply,
  { mediaType, bytes }: { readonly mediaType: string; readonly bytes: Uint8Array },
): Promise<void> => {
  await reply
    .header('content-type', mediaType)
    .header('content-disposition', 'inline')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(bytes));
};
