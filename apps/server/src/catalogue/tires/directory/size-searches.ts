import { parseTireSize, searchCodeOf, sizeSlug, writtenSizeSlug } from '@simpletread/domain';

import type { SizeFacts } from '../tire.js';

/** The search that a size belongs to. A code that is no tire size is its own search. */
export const searchOf = (code: string): Pick<SizeFacts, 'searchCode' | 'slug'> => {
  const parsed = parseTireSize(code);
  return {
    searchCode: searchCodeOf(code),
    slug: parsed.ok ? sizeSlug(parsed.value.size) : code.toLowerCase(),
  };
};

const together = (sizes: readonly [SizeFacts, ...SizeFacts[]]): SizeFacts => {
  const [first] = sizes;
  if (sizes.length === 1 && first.code === first.searchCode) return first;
  return {
    ...first,
    code: first.searchCode,
    oeFitmentCount: sizes.reduce((sum, { oeFitmentCount }) => sum + oeFitmentCount, 0),
  };
};

const byDemand = (a: SizeFacts, b: SizeFacts): number =>
  b.oeFitmentCount - a.oeFitmentCount || b.tireCount - a.tireCount || (a.code < b.code ? -1 : 1);

/** The searches of these sizes, with the fitments of all their spellings; most fitted first. */
export const sizeSearches = (sizes: readonly SizeFacts[]): readonly SizeFacts[] => {
  const groups = new Map<string, [SizeFacts, ...SizeFacts[]]>();
  for (const size of sizes) {
    const group = groups.get(size.searchCode);
    if (group === undefined) groups.set(size.searchCode, [size]);
    else group.push(size);
  }
  return [...groups.values()].map(together).sort(byDemand);
};

/** Every address that leads to one of these searches: its own, and its sizes as written. */
export const searchesBySlug = (
  searches: readonly SizeFacts[],
  sizes: readonly SizeFacts[],
): ReadonlyMap<string, SizeFacts> => {
  const bySlug = new Map(searches.map((search) => [search.slug, search]));
  for (const { code, slug } of sizes) {
    const parsed = parseTireSize(code);
    const search = bySlug.get(slug);
    if (parsed.ok && search !== undefined) bySlug.set(writtenSizeSlug(parsed.value.size), search);
  }
  return bySlug;
};
