import type { SearchGroup, SearchItem } from './search-item.js';

/** Returns every item in display order. */
export const itemsOf = (groups: readonly SearchGroup[]): SearchItem[] =>
  groups.flatMap((group) => group.items);

/**
 * Returns the item one step after (`1`) or before (`-1`) the active one, wrapping around. Without an active item it is the first or the
 * last; without items it is undefined.
 */
export const stepItem = (
  groups: readonly SearchGroup[],
  activeId: string | null,
  step: 1 | -1,
): SearchItem | undefined => {
  const items = itemsOf(groups);
  const at = items.findIndex((item) => item.id === activeId);
  if (at === -1) return items.at(step === 1 ? 0 : -1);
  return items[(at + step + items.length) % items.length];
};

/** Returns the first item of the next (`1`) or previous (`-1`) non-empty group; undefined past the ends or without an active item. */
export const stepGroup = (
  groups: readonly SearchGroup[],
  activeId: string | null,
  step: 1 | -1,
): SearchItem | undefined => {
  const filled = groups.filter((group) => group.items.length > 0);
  const at = filled.findIndex((group) => group.items.some((item) => item.id === activeId));
  return at === -1 ? undefined : filled[at + step]?.items[0];
};
