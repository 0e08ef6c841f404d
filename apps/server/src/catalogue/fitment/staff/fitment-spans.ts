import type { FitmentRecord } from '@simpletread/domain';

import type { ChangedValues } from '../../records/index.js';
import { fitmentOf, keyOfFitment } from './fitment-of.js';
import type { FitmentSpan } from './verdict-changes.js';

interface ChangedFitment {
  readonly was: FitmentRecord | null;
  readonly is: FitmentRecord | null;
}

const changedOf = ({ before, after }: ChangedValues): ChangedFitment => ({
  was: before === null ? null : fitmentOf(before),
  is: after === null ? null : fitmentOf(after),
});

const sidesOf = ({ was, is }: ChangedFitment): readonly FitmentRecord[] =>
  [was, is].filter((side) => side !== null);

const yearsOf = (records: readonly FitmentRecord[]): readonly number[] => {
  const years = new Set<number>();
  for (const { yearFrom, yearTo } of records)
    for (let year = yearFrom; year <= yearTo; year += 1) years.add(year);
  return [...years].sort((a, b) => a - b);
};

const grouped = <T>(items: readonly T[], keyOf: (item: T) => string): readonly (readonly T[])[] => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
};

/**
 * The vehicles affected by changes of fitments, each with its original sets before and after all of the changes. The
 * effect of one change may depend on another change of the same model.
 */
export const fitmentSpans = (
  changes: readonly ChangedValues[],
  recordsOf: (make: string, model: string) => readonly FitmentRecord[],
): readonly FitmentSpan[] => {
  const sides = (changed: ChangedFitment): FitmentRecord | undefined => sidesOf(changed)[0];
  const modelKey = (changed: ChangedFitment): string =>
    JSON.stringify([sides(changed)?.make, sides(changed)?.model]);
  return grouped(changes.map(changedOf), modelKey).flatMap((ofModel) => {
    const [first] = ofModel.flatMap(sidesOf);
    if (first === undefined) return [];
    const { make, model } = first;
    const before = recordsOf(make, model);
    const gone = new Set(ofModel.flatMap(({ was }) => (was === null ? [] : [keyOfFitment(was)])));
    const after = [
      ...before.filter((record) => !gone.has(keyOfFitment(record))),
      ...ofModel.flatMap(({ is }) => is ?? []),
    ];
    return grouped(ofModel, (changed) => sides(changed)?.trim ?? '').map((ofTrim) => {
      const touched = ofTrim.flatMap(sidesOf);
      return { make, model, trim: touched[0]?.trim ?? '', years: yearsOf(touched), before, after };
    });
  });
};
