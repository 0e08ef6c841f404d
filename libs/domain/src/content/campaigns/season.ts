/** The shop's seasonal looks; `default` is the everyday one [R3.13]. */
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

/** Returns a season's name. */
export const seasonName = (season: Season): string => NAMES[season];
