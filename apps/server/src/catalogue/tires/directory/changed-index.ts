import { isDeepStrictEqual } from 'node:util';

import { searchCodeOf } from '@simpletread/domain';

import type { LineCounts } from '../assortment/assortment.js';
import { CatalogueIndex } from './catalogue-index.js';
import type { ProductLine } from '../lines/product-line.js';
import type { SizeFacts } from '../tire.js';

/** The lines that a write touched, directly or by their tires, and the sizes of these tires. */
export interface ChangedLines {
  readonly lines: readonly string[];
  readonly sizes: readonly string[];
}

interface Changed {
  /** As they are now. */
  readonly lines: readonly ProductLine[];
  readonly counts: readonly LineCounts[];
  /** The lines read. A line missing from `counts` has nothing on sale. */
  readonly lineIds: readonly string[];
  readonly sizeCodes: readonly string[];
}

/** The number of tires on sale by search. */
export const tireCounts = (
  counts: readonly Pick<LineCounts, 'sizeCodes' | 'sizeTireCounts'>[],
): ReadonlyMap<string, number> => {
  const counted = new Map<string, number>();
  for (const { sizeCodes, sizeTireCounts } of counts)
    for (const [at, code] of sizeCodes.entries())
      counted.set(code, (counted.get(code) ?? 0) + (sizeTireCounts[at] ?? 0));
  return counted;
};

/**
 * The catalogue with some lines updated. Everything unchanged keeps its identity, lines and sizes included, so derived
 * values stay valid.
 */
export const changedIndex = (
  { rows }: CatalogueIndex,
  { lines, counts, lineIds, sizeCodes }: Changed,
): CatalogueIndex => {
  const newLines = new Map(lines.map((line) => [line.lineId, line]));
  const touched = new Set(lineIds);
  const allCounts = [...rows.assortment.lines.filter(({ lineId }) => !touched.has(lineId)), ...counts];
  const searches = new Set(sizeCodes.map(searchCodeOf));
  const counted = tireCounts(allCounts);
  const lineNow = (line: ProductLine): ProductLine => {
    const now = newLines.get(line.lineId);
    return now === undefined || isDeepStrictEqual(now, line) ? line : now;
  };
  const sizeNow = (size: SizeFacts): SizeFacts => {
    const tireCount = counted.get(size.searchCode) ?? 0;
    return searches.has(size.searchCode) && tireCount !== size.tireCount ? { ...size, tireCount } : size;
  };
  return new CatalogueIndex({
    ...rows,
    lines: rows.lines.map(lineNow),
    sizes: rows.sizes.map(sizeNow),
    assortment: { lines: allCounts },
  });
};
