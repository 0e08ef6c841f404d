import type { FitVerdictReply } from '@simpletread/contract';
import type { FitAxle } from '@simpletread/domain';

import { judgeFit, judgePair, type TireToJudge } from './judge-fit.js';
import type { KnownVehicle } from '../vehicles/index.js';
import type { Tire } from '../tires/index.js';

const verdicts = new WeakMap<KnownVehicle, Map<string, FitVerdictReply>>();

const verdictsOf = (vehicle: KnownVehicle): Map<string, FitVerdictReply> => {
  const known = verdicts.get(vehicle) ?? new Map<string, FitVerdictReply>();
  verdicts.set(vehicle, known);
  return known;
};

const subjectOf = ({ loadIndex, speedSymbol, loadRange, size, line }: Tire): TireToJudge => ({
  sizeCode: size.code,
  loadIndex,
  speedSymbol,
  loadRange,
  categoryName: line.categoryName,
});

const keyOf = ({ loadIndex, speedSymbol, loadRange, size, line }: Tire): string =>
  `${size.code} ${loadIndex} ${speedSymbol} ${loadRange} ${line.categoryId}`;

/** A verdict depends on size and rating alone, so tires with equal ones share it. */
const remembered = (vehicle: KnownVehicle, key: string, judge: () => FitVerdictReply): FitVerdictReply => {
  const known = verdictsOf(vehicle);
  const before = known.get(key);
  if (before !== undefined) return before;
  const verdict = judge();
  known.set(key, verdict);
  return verdict;
};

/** Judges a tire on one axle or on all wheels of the vehicle. */
export const tireFit = (tire: Tire, vehicle: KnownVehicle, axle: FitAxle): FitVerdictReply =>
  remembered(vehicle, `${axle} ${keyOf(tire)}`, () => judgeFit(subjectOf(tire), vehicle, axle));

/** Judges a pair: one tire in front, another in the rear. */
export const pairFit = (front: Tire, rear: Tire, vehicle: KnownVehicle): FitVerdictReply =>
  remembered(vehicle, `pair ${keyOf(front)} ${keyOf(rear)}`, () =>
    judgePair(subjectOf(front), subjectOf(rear), vehicle),
  );
