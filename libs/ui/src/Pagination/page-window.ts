/** A page number, or `null` for a gap of two pages or more. */
export type PageSlot = number | null;

/**
 * Returns the pages to link around `page`: the first, the last, and the current page's neighbors, in order. `page` and `pageCount` count
 * from 1; a gap of a single page is filled with that page.
 */
export const pageWindow = (page: number, pageCount: number): PageSlot[] => {
  const near = [1, page - 1, page, page + 1, pageCount];
  const shown = [...new Set(near)].filter((n) => n >= 1 && n <= pageCount).sort((a, b) => a - b);
  return shown.flatMap((n, index): PageSlot[] => {
    const before = shown[index - 1] ?? n - 1;
    if (n - before <= 1) return [n];
    return n - before === 2 ? [n - 1, n] : [null, n];
  });
};
