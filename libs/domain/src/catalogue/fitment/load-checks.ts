import {
  isLetterLoadRange,
  type LoadIndex,
  type LoadRange,
  maxLoadLb,
  plyRating,
  type TireClass,
} from '../tires/index.js';
import { type FitReason, fitReason } from './fit-reason.js';

/** On a vehicle made for light-truck tires, a passenger tire's load is divided by 1.10 (TRA, FMVSS 110). */
export const PASSENGER_DERATING = 1.1;

/** The tire must carry at least the original's load. An original without a load index leaves a condition. */
export const loadReason = (
  tire: { readonly loadIndex: LoadIndex; readonly tireClass: TireClass },
  original: { readonly loadIndex: LoadIndex | null; readonly tireClass: TireClass },
): FitReason => {
  const isDerated = tire.tireClass === 'passenger' && original.tireClass === 'lightTruck';
  const tireLoadLb = Math.floor(maxLoadLb(tire.loadIndex) / (isDerated ? PASSENGER_DERATING : 1));
  const originalLoadLb = original.loadIndex === null ? null : maxLoadLb(original.loadIndex);
  const isEnough = originalLoadLb !== null && tireLoadLb >= originalLoadLb;
  const effect = originalLoadLb === null ? 'conditional' : isEnough ? 'fits' : 'refused';
  return fitReason('load.atLeastOriginal', effect, {
    tireLoadIndex: tire.loadIndex,
    originalLoadIndex: original.loadIndex,
    tireLoadLb,
    originalLoadLb,
    isDerated,
  });
};

/** A lower letter carries its load at a different pressure, which the customer must know. Null if not comparable. */
export const loadRangeReason = (
  tireLoadRange: LoadRange | null,
  originalLoadRange: LoadRange | null,
): FitReason | null => {
  if (tireLoadRange === null || originalLoadRange === null) return null;
  if (!isLetterLoadRange(tireLoadRange) || !isLetterLoadRange(originalLoadRange)) return null;
  const isEnough = (plyRating(tireLoadRange) ?? 0) >= (plyRating(originalLoadRange) ?? 0);
  return fitReason('loadRange.atLeastOriginal', isEnough ? 'fits' : 'conditional', {
    tireLoadRange,
    originalLoadRange,
  });
};
