import { type RawParams, textOf } from '../../../shell/paths';

/** The positions of the two tires that a phone shows side by side. */
export type ShownPair = readonly [number, number];

/** Reads `pair=1-3` from an address; the first two if it doesn't name two different ones of `count`. */
export const readShownPair = (params: RawParams, count: number): ShownPair => {
  const [, left, right] = /^([1-5])-([1-5])$/.exec(textOf(params, 'pair', 3)) ?? [];
  const pair = [Number(left) - 1, Number(right) - 1] as const;
  const isShown = pair[0] !== pair[1] && pair.every((place) => place >= 0 && place < count);
  return isShown ? pair : [0, 1];
};

/** Returns the pair with the next tire in the column of `place` that the other column doesn't show. */
export const nextPair = (pair: ShownPair, place: number, count: number): ShownPair => {
  const [left, right] = pair;
  const other = place === left ? right : left;
  const after = (place + 1) % count;
  const next = after === other ? (after + 1) % count : after;
  return place === left ? [next, right] : [left, next];
};

export const pairParam = ([left, right]: ShownPair): string => `pair=${left + 1}-${right + 1}`;
