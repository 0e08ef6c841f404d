/** Names of the four layout steps, narrowest first. */
export type LayoutStep = 'S' | 'M' | 'L' | 'XL';

/** First viewport width in px of each layout step (product spec §9). */
export const breakpoints = { S: 0, M: 600, L: 976, XL: 1200 } as const satisfies Record<LayoutStep, number>;

/** Grid of each layout step: number of columns, the rest in px. */
export const grid = {
  columns: { S: 4, M: 6, L: 12, XL: 12 },
  marginPx: { S: 20, M: 40, L: 60, XL: 60 },
  gutterPx: { S: 20, M: 40, L: 30, XL: 30 },
  navHeightPx: { S: 65, M: 90, L: 110, XL: 110 },
  maxContentPx: 1440,
} as const;

/** Stacking order of everything outside the flow. */
export const zLayers = {
  behind: -1,
  zero: 0,
  front: 100,
  top: 200,
  nav: 500,
  banner: 800,
  modal: 900,
  modal2: 910,
  modal3: 920,
  toast: 1000,
  loadingBar: 1000,
} as const;

/** The viewports of browser tests, width by height in px. */
export const viewports = {
  desktop: { widthPx: 1350, heightPx: 940 },
  tablet: { widthPx: 800, heightPx: 600 },
  mobile: { widthPx: 412, heightPx: 660 },
} as const;

/** Returns the media query for the given layout step and up; S always matches. */
export const mediaFrom = (step: LayoutStep): string => `(min-width: ${breakpoints[step]}px)`;
