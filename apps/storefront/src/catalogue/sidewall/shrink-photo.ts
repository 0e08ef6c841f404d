import { SIDEWALL_PHOTO_BYTES } from '@simpletread/contract';

const LONGEST_PX = 1600;
const QUALITIES = [0.88, 0.75, 0.6];

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/** Returns the drawn size of a `width` by `height` picture, at most `LONGEST_PX` on its longer side. */
export const shrunkSize = (width: number, height: number): { width: number; height: number } => {
  const scale = Math.min(1, LONGEST_PX / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

/** Returns the picture as a JPEG small enough to send; null if the browser can't draw. */
export const shrinkPhoto = async (
  source: CanvasImageSource,
  width: number,
  height: number,
): Promise<File | null> => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, shrunkSize(width, height));
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  for (const quality of QUALITIES) {
    const blob = await jpegOf(canvas, quality);
    if (blob !== null && blob.size <= SIDEWALL_PHOTO_BYTES)
      return new File([blob], 'sidewall.jpg', { type: 'image/jpeg' });
  }
  return null;
};

/** Returns a photo from the device, small enough to send; the file itself if only the server can read it. */
export const shrinkFile = async (file: File): Promise<File> => {
  try {
    const bitmap = await createImageBitmap(file);
    const shrunk = await shrinkPhoto(bitmap, bitmap.width, bitmap.height);
    bitmap.close();
    return shrunk ?? file;
  } catch {
    return file;
  }
};
