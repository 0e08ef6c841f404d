import type { Season } from '@simpletread/ui';

export interface HeroWords {
  readonly headline: string;
  readonly lead: string;
}

const EVERY_DAY: HeroWords = {
  headline: 'Tires, priced out the door.',
  lead: 'Four tires, installation, fees and tax in one number. All we need is your ZIP.',
};

const SALE_LEAD = 'Every total includes the sale price, installation, fees and tax. No codes, no rebates.';

const SEASONS: Partial<Record<Season, string>> = {
  blackFridayPreSale: 'Black Friday, a little early.',
  blackFriday: 'Black Friday, out the door.',
  cyberWeekend: 'Cyber Weekend, out the door.',
  cyberMonday: 'Cyber Monday, out the door.',
  lastChance: 'Last chance, out the door.',
  taxTimeSale: 'Tax time, out the door.',
};

/** Returns the hero's headline and promise for a season. */
export const heroWords = (season: Season): HeroWords => {
  const headline = SEASONS[season];
  return headline === undefined ? EVERY_DAY : { headline, lead: SALE_LEAD };
};
