import { BUYER_PICTURE_TYPES } from '@simpletread/contract';
import { BUYER_PICTURE_BYTES } from '@simpletread/domain';

/** The pictures of a form. */
export const picturesOf = (form: FormData): File[] =>
  form.getAll('pictures').filter((value): value is File => value instanceof File && value.size > 0);

const isPictureType = (type: string): boolean => BUYER_PICTURE_TYPES.some((each) => each === type);

/** Why a picture can't be sent; null if it can. The server looks inside. */
export const wrongPicture = ({ name, size, type }: File): string | null => {
  if (size > BUYER_PICTURE_BYTES)
    return `${name} is ${(size / BUYER_PICTURE_BYTES).toFixed(1)} MB. Pick one under 1 MB.`;
  return isPictureType(type) ? null : `${name} isn’t a JPG or PNG picture.`;
};

/** Why these pictures can't be sent; null if they can. */
export const wrongPictures = (pictures: readonly File[], most: number): string | null => {
  if (pictures.length > most) return `Add at most ${most} pictures.`;
  return pictures.map(wrongPicture).find((wrong) => wrong !== null) ?? null;
};
