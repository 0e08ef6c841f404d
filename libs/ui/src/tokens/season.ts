/** Keys of the seasonal token sets; `data-season` on an element takes one of them. */
export const seasons = [
  'default',
  'blackFridayPreSale',
  'blackFriday',
  'cyberWeekend',
  'cyberMonday',
  'lastChance',
  'taxTimeSale',
] as const;

export type Season = (typeof seasons)[number];

export const colorModes = ['light', 'dark'] as const;

export type ColorMode = (typeof colorModes)[number];
