import { BUYER_PICTURE_TYPES, type UploadedFile } from '@simpletread/contract';
import { BUYER_PICTURE_BYTES, ok, refuse, type Result, sniffDocument } from '@simpletread/domain';
import type { FastifyReply } from 'fastify';

import { type Picture, redrawPicture } from './redraw-picture.js';

/** A picture that a buyer sent, drawn anew: without its place, its camera and anything else behind its pixels. */
export const drawnPicture = async (file: UploadedFile): Promise<Result<Picture>> => {
  const sniffed = sniffDocument(file.bytes);
  const type = BUYER_PICTURE_TYPES.find((each) => each === sniffed && each === file.mediaType);
  if (type === undefined) return refuse('return.pictureUnreadable');
  const drawing = await redrawPicture(file.bytes, type);
  if (!drawing.ok) return drawing;
  const drawn = drawing.value;
  return drawn === null || drawn.bytes.byteLength > BUYER_PICTURE_BYTES
    ? refuse('return.pictureUnreadable')
    : ok(drawn);
};

/** Sends a stored picture to whoever may see it; nothing in it can run. */
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
