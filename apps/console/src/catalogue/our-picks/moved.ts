/** The items with the one at `from` at the place `to`; the same where that is no other place among them. */
export const moved = <T>(items: readonly T[], from: number, to: number): readonly T[] => {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length || from === to) return items;
  const others = items.filter((_, at) => at !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
};
