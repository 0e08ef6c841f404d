import { chooseSize, type ChosenSizes, type Reading } from '@simpletread/domain';

import { decodePhoto } from './decode-photo.js';
import { readLines, type Recognize } from './read-lines.js';

/** Reads the tire size in a photo. Null if the file isn't a picture. Returns its best reading when time runs out. */
export const readPhoto = async (
  bytes: Uint8Array,
  sizes: readonly string[],
  recognize: Recognize,
  isTimeUp: () => boolean,
): Promise<ChosenSizes | null> => {
  const photo = await decodePhoto(bytes);
  if (photo === null) return null;
  let last: { readonly count: number; readonly chosen: ChosenSizes } | null = null;
  const choose = (readings: readonly Reading[]): ChosenSizes => {
    if (last?.count !== readings.length)
      last = { count: readings.length, chosen: chooseSize(readings, sizes) };
    return last.chosen;
  };
  const isEnough = (readings: readonly Reading[]): boolean => choose(readings).isSure;
  return choose(await readLines(photo, { recognize, isEnough, isTimeUp }));
};
