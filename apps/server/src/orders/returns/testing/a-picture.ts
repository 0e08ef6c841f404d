import type { UploadedFile } from '@simpletread/contract';
import sharp from 'sharp';

/** A picture as a server reads it from a form. */
export const aPicture = async (): Promise<UploadedFile> => {
  const image = sharp({ create: { width: 40, height: 20, channels: 3, background: '#fbca0c' } });
  return { name: 'tire.jpg', mediaType: 'image/jpeg', bytes: new Uint8Array(await image.jpeg().toBuffer()) };
};
