import type { Prng } from '../../random/prng.js';
import type { LineRow, SizeRow } from './catalogue-rows.js';
import { eligibleSizes, type LineSize } from './choose-sizes.js';

export const LEAST_TIRES = 9;
export const LEAST_CATEGORIES = 3;

const isCovered = (lines: readonly LineRow[]): boolean =>
  lines.length >= LEAST_TIRES && new Set(lines.map((line) => line.categoryId)).size >= LEAST_CATEGORIES;

const byCode = (chosen: readonly LineSize[]): Map<string, LineRow[]> => {
  const lines = new Map<string, LineRow[]>();
  for (const { line, size } of chosen) lines.set(size.code, [...(lines.get(size.code) ?? []), line]);
  return lines;
};

const addUntilCovered = (
  size: SizeRow,
  has: readonly LineRow[],
  candidates: readonly LineRow[],
): readonly LineSize[] => {
  const all = [...has];
  const added: LineSize[] = [];
  for (const line of candidates) {
    if (isCovered(all)) break;
    const isNewCategory = !all.some((other) => other.categoryId === line.categoryId);
    if (all.length >= LEAST_TIRES && !isNewCategory) continue;
    all.push(line);
    added.push({ line, size });
  }
  return added;
};

/**
 * Returns further lines that must carry a size, so every driver with that factory size has a choice: at least nine tires in three
 * categories, as far as lines could be made in it.
 */
export const coverOeSizes = (
  chosen: readonly LineSize[],
  lines: readonly LineRow[],
  sizes: readonly SizeRow[],
  random: Prng,
): readonly LineSize[] => {
  const linesOf = byCode(chosen);
  const short = sizes.filter((size) => size.oe !== null && !isCovered(linesOf.get(size.code) ?? []));
  const eligible = new Map(lines.map((line) => [line.id, new Set(eligibleSizes(line, short))]));
  return short.flatMap((size) => {
    const has = linesOf.get(size.code) ?? [];
    const candidates = lines.filter(
      (line) => eligible.get(line.id)?.has(size) === true && !has.includes(line),
    );
    return addUntilCovered(
      size,
      has,
      random.fork(size.code).sample(candidates, candidates.length, () => 1),
    );
  });
};
