/** The looks that the shop has for a time; `default` is every day's [R3.13]. */
export const SEASONS = [
  'default',
  'blackFridayPreSale',
  'blackFriday',
  'cyberWeekend',
  'cyberMonday',
  'lastChance',
  'taxTimeSale',
] as const;
export type Season = (typeof SEASONS)[number];

const NAMES: Readonly<Record<Season, string>> = {
  default: 'Every day',
  blackFridayPreSale: 'Black Friday pre-sale',
  blackFriday: 'Black Friday',
  cyberWeekend: 'Cyber Weekend',
  cyberMonday: 'Cyber Monday',
  lastChance: 'Last chance',
  taxTimeSale: 'Tax time sale',
};

/** What people call `season`. */
export const seasonName = (season: Season): string => NAMES[season];
