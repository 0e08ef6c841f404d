import { ownValue } from '@simpletread/domain';

import type { Prng } from '../../random/prng.js';
import type { LineRow, SizeRow } from './catalogue-rows.js';
import { estimateLoadIndex } from './estimate-load.js';
import { chooseLoadRange, LIGHTER_THAN_E, SIZES_BY_LOAD_RANGE, usualLoadRange } from './load-ranges.js';

export interface LoadMarking {
  readonly loadIndex: number;
  readonly dualLoadIndex: number | null;
  readonly loadRange: string;
  readonly isExtraLoad: boolean;
}

/** Extra load carries this many index steps more than standard load in the same size. */
const XL_STEPS = 4;
/** The share of lines with a standard-load version of a size where most cars need the heavier one. */
const STAYS_STANDARD = 0.06;

/** The share of a category's passenger sizes made as extra load. */
const XL_SHARE: Readonly<Record<number, number>> = {
  2: 0.6,
  3: 0.55,
  4: 0.35,
  7: 0.4,
  8: 0.85,
  10: 0.7,
  13: 0.35,
  20: 0.75,
};
const USUAL_XL_SHARE = 0.22;
/** Below this aspect ratio, hardly any tire is standard load. */
const LOW_ASPECT = 45;
const LOW_ASPECT_XL_SHARE = 0.8;

const passengerMarking = (line: LineRow, size: SizeRow, random: Prng): LoadMarking => {
  const standard = size.loadIndex ?? size.oe?.loadIndex ?? estimateLoadIndex(size, 'SL');
  const needed = size.oe?.loadIndex ?? standard;
  const share = XL_SHARE[line.categoryId] ?? USUAL_XL_SHARE;
  const isLow = size.aspect !== null && size.aspect < LOW_ASPECT;
  const mustBeExtra = needed > standard && !random.chance(STAYS_STANDARD);
  const likesExtra =
    size.kind === 'metric' && random.chance(isLow ? Math.max(share, LOW_ASPECT_XL_SHARE) : share);
  const isExtraLoad = mustBeExtra || likesExtra;
  const extra = needed > standard ? needed : standard + XL_STEPS;
  return {
    loadIndex: isExtraLoad ? extra : standard,
    dualLoadIndex: null,
    loadRange: isExtraLoad ? 'XL' : 'SL',
    isExtraLoad,
  };
};

const truckMarking = (line: LineRow, size: SizeRow, random: Prng): LoadMarking => {
  const loadRange = chooseLoadRange(line, size, random);
  const listed = ownValue(ownValue(SIZES_BY_LOAD_RANGE, size.code) ?? {}, loadRange);
  if (listed !== undefined) {
    return { loadIndex: listed[0], dualLoadIndex: listed[1], loadRange, isExtraLoad: false };
  }
  const usual = size.loadIndex ?? estimateLoadIndex(size, loadRange);
  const lighter =
    usualLoadRange(size) === 'E' && size.loadIndex !== null ? (ownValue(LIGHTER_THAN_E, loadRange) ?? 0) : 0;
  const dualGap =
    size.loadIndex === null || size.dualLoadIndex === null ? null : size.loadIndex - size.dualLoadIndex;
  const loadIndex = usual - lighter;
  return {
    loadIndex,
    dualLoadIndex: dualGap === null ? null : loadIndex - dualGap,
    loadRange,
    isExtraLoad: false,
  };
};

/**
 * Returns a tire's load index, load range and XL mark. Never below what most cars on this size need, except a few standard-load versions.
 */
export const markLoad = (line: LineRow, size: SizeRow, random: Prng): LoadMarking =>
  size.kind === 'metric' || size.kind === 'P-metric'
    ? passengerMarking(line, size, random)
    : truckMarking(line, size, random);
