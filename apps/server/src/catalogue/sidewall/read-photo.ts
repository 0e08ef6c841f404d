import { chooseSize, type ChosenSizes, type PhotoProblem, type Reading } from '@simpletread/domain';

import { decodePhoto, type Photo } from './decode-photo.js';
import { evened, inverted, stretched } from './image/contrast.js';
import type { Plane } from './image/plane.js';
import { judgePhoto } from './judge-photo.js';
import { readLines, type Recognize } from './read-lines.js';

/** The sizes in a photo, and what to do better where none is certain. */
export interface ReadPhoto extends ChosenSizes {
  readonly problem: PhotoProblem | null;
}

export interface ReadingTime {
  readonly isUp: () => boolean;
  /** True once a shopper with a poor photo should rather take another one. */
  readonly isLate: () => boolean;
}

const both = ({ whole, small }: Photo, change: (picture: Plane) => Plane): Photo => ({
  whole: change(whole),
  small: change(small),
});

/** Looks at a photo, the likeliest to succeed first: as it is but with full contrast, without shadows and flashes, and that inverted. */
const looksAt = (photo: Photo): readonly (() => Photo)[] => [
  () => both(photo, stretched),
  () => both(photo, evened),
  () => both(photo, (picture) => inverted(evened(picture))),
];

/** Reads the tire size in a photo, and tells its visible fault before. Null if the file isn't a picture. Returns its best reading when time runs out. */
export const readPhoto = async (
  bytes: Uint8Array,
  sizes: readonly string[],
  recognize: Recognize,
  time: ReadingTime,
  tellFault: (fault: PhotoProblem | null) => void = () => undefined,
): Promise<ReadPhoto | null> => {
  const photo = await decodePhoto(bytes);
  if (photo === null) return null;
  const fault = judgePhoto(photo.whole);
  tellFault(fault);
  let last: { readonly count: number; readonly chosen: ChosenSizes } | null = null;
  const choose = (readings: readonly Reading[]): ChosenSizes => {
    if (last?.count !== readings.length)
      last = { count: readings.length, chosen: chooseSize(readings, sizes) };
    return last.chosen;
  };
  const readings: Reading[] = [];
  const isTimeUp = (): boolean => time.isUp() || (fault !== null && time.isLate());
  for (const look of looksAt(photo)) {
    if (isTimeUp()) break;
    const isEnough = (more: readonly Reading[]): boolean => choose([...readings, ...more]).isSure;
    readings.push(...(await readLines(look(), { recognize, isEnough, isTimeUp })));
    if (choose(readings).isSure) break;
  }
  const chosen = choose(readings);
  const problem = chosen.isSure ? null : (fault ?? (chosen.choices.length === 0 ? 'far' : null));
  return { ...chosen, problem };
};
