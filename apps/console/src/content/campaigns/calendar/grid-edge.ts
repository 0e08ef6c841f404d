/** Up to earlier weeks, down to later ones, or nowhere. */
export type Pull = -1 | 0 | 1;

export interface GridBox {
  /** Where the first week begins and the last one ends, in pixels of the window. */
  readonly top: number;
  readonly bottom: number;
}

/** So near to the edge a bar that is held pulls at the weeks. */
const EDGE_PX = 14;

/** Where a pointer at the height `y` pulls to: at an edge of the weeks, or of the window where that cuts them off. */
export const pullAt = (y: number, { top, bottom }: GridBox, windowHeight: number): Pull => {
  if (y < Math.max(top, 0) + EDGE_PX) return -1;
  return y > Math.min(bottom, windowHeight) - EDGE_PX ? 1 : 0;
};

interface Days {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** The day that has to be shown for somebody to see where an item has gone; null while the weeks `from` to `to` show it. */
export const dayToShow = (
  { firstDay, lastDay }: Days,
  edge: 'whole' | 'start' | 'end',
  [from, to]: readonly [string, string],
): string | null => {
  const isOut = (day: string): boolean => day < from || day > to;
  if (edge === 'start') return isOut(firstDay) ? firstDay : null;
  if (edge === 'end') return isOut(lastDay) ? lastDay : null;
  if (lastDay < from) return lastDay;
  return firstDay > to ? firstDay : null;
};
