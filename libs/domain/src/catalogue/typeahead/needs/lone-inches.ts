import type { SearchNeeds } from './search-needs.js';

const LONE_FIGURE = /(?<![\w/.,'-])(?<inches>\d{1,2})(?![\w/.,'"”″-])/;
const SMALLEST_CAR_RIM_IN = 13;
const LARGEST_CAR_RIM_IN = 24;
const SMALLEST_TRAILER_RIM_IN = 8;
const LOWEST_IN = 27;
const TALLEST_TRUCK_IN = 44;

/**
 * Reads the figure of "trailer tires 15" as inches: a wheel up to 24, a tire from 27. Only for texts that name no vehicle, whose year it would be.
 * Null without such a figure.
 */
export const readLoneInches = (
  words: string,
  { isForTrailer }: Pick<SearchNeeds, 'isForTrailer'>,
): (Pick<SearchNeeds, 'rimIn' | 'heightIn'> & { readonly rest: string }) | null => {
  const match = LONE_FIGURE.exec(words);
  const inches = Number(match?.groups?.['inches']);
  const isRimIn =
    inches >= (isForTrailer ? SMALLEST_TRAILER_RIM_IN : SMALLEST_CAR_RIM_IN) && inches <= LARGEST_CAR_RIM_IN;
  const isHeightIn = inches >= LOWEST_IN && inches <= TALLEST_TRUCK_IN;
  if (match === null || (!isRimIn && !isHeightIn)) return null;
  return {
    rimIn: isRimIn ? inches : null,
    heightIn: isRimIn ? null : inches,
    rest: `${words.slice(0, match.index)} ${words.slice(match.index + match[0].length)}`
      .replace(/\s+/g, ' ')
      .trim(),
  };
};
