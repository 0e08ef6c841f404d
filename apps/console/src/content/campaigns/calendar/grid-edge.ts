/** Up to earlier weeks, down to later ones, or nowhere. */
export type Pull = -1 | 0 | 1;

export interface GridBox {
  /** Start of the first week and end of the last one, in window pixels. */
  readonly top: number;
  readonly bottom: number;
}

/** The distance from the edge at which a dragged bar turns the weeks. */
const EDGE_PX = 14;

/** The edge that a pointer at height `y` pulls at: of the weeks, or of the window where it cuts them off. */
export const pullAt = (y: number, { top, bottom }: GridBox, windowHeight: number): Pull => {
  if (y < Math.max(top, 0) + EDGE_PX) return -1;
  return y > Math.min(bottom, windowHeight) - EDGE_PX ? 1 : 0;
};

interface Days {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** The day to show so the item's new place is visible; null if the weeks `from` to `to` already show it. */
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
