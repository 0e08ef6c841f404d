import type { FastifyReply } from 'fastify';

import { FaultError } from '../../platform/http/index.js';
import type { StoreImage } from './store-image.js';

/** Sent as a download: no browser may show it as a page of ours. */
export const sendStoreImage = async (reply: FastifyReply, image: StoreImage | null): Promise<void> => {
  if (image === null) throw FaultError.of('record.missing');
  const name = image.mediaType === 'image/png' ? 'store.png' : 'store.jpg';
  await reply
    .header('content-type', image.mediaType)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'no-store')
    .send(Buffer.from(image.bytes));
};
