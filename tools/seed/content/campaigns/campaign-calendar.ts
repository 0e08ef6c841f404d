import {
  type CampaignContent,
  type CampaignWindow,
  doOverlap,
  easternInstant,
  EMPTY_CONTENT,
  type Season,
  seasonName,
  usualSaleWindow,
} from '@simpletread/domain';

export interface SeededCampaign extends CampaignWindow {
  readonly name: string;
  readonly season: Season;
  readonly content: CampaignContent;
  /** A draft waits for a marketer to schedule it. */
  readonly isReleased: boolean;
  /** The coming Black Friday, with its promotions and prices as drafts, to be simulated before its release. */
  readonly isPlanned: boolean;
}

const DAY_MS = 86_400_000;
/** A fresh shop looks the same on any day of the year: sales about to start are left to the marketer. */
const QUIET_MS = 14 * DAY_MS;
/** Sales of the coming seasons are scheduled, those after them aren't planned yet. */
const AHEAD_MS = 300 * DAY_MS;

const day = (isoDay: string): Date => {
  const read = easternInstant(`${isoDay}T00:00`);
  if (!read.ok) throw new RangeError(`not a day: ${isoDay}`);
  return read.value;
};

const after = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

const WORDS: Readonly<Partial<Record<Season, string>>> = {
  blackFridayPreSale: 'The first sale prices are included in the totals.',
  blackFriday: 'Included in the total.',
  cyberWeekend: 'Included in the total.',
  cyberMonday: 'Included in the total, today only.',
  lastChance: 'Sale prices are still included in the totals.',
  taxTimeSale: 'Your refund goes further. Included in the total.',
};

const PILL_KINDS = {
  blackFridayPreSale: 'preSale',
  blackFriday: 'blackFriday',
  cyberWeekend: 'cyberWeekend',
  cyberMonday: 'cyberMonday',
  lastChance: 'lastChance',
  taxTimeSale: 'customFilter',
} as const;

const ROUTES: Readonly<Partial<Record<Season, string>>> = {
  blackFriday: '/tire-deals/black-friday-sale',
  cyberMonday: '/tire-deals/cyber-monday-sale',
};

type Sale = keyof typeof PILL_KINDS;

const contentOf = (season: Sale): CampaignContent => {
  const route = ROUTES[season] ?? '/tire-deals';
  const name = seasonName(season);
  return {
    ...EMPTY_CONTENT,
    banner: {
      name,
      text: WORDS[season] ?? '',
      link: { label: 'See deals', link: route },
      hasCountdown: true,
    },
    pills: [
      {
        id: season.toLowerCase(),
        kind: PILL_KINDS[season],
        label: name,
        route,
        targetRoutes: ['/vehicles', '/tire-sizes'],
        filters: { brand: [], category: [], subtype: [], promotion: [] },
        audience: 'all',
        states: [],
      },
    ],
    footerPromotions: [
      {
        id: `${season.toLowerCase()}-footer`,
        label: name,
        text: 'The deals, and their last day.',
        link: route,
        audience: 'all',
        states: [],
      },
    ],
  };
};

/** A tire shop's yearly sales: around Thanksgiving, and at tax time. */
const salesOf = (
  year: number,
): { readonly season: Sale; readonly startsAt: Date; readonly endsAt: Date }[] => {
  const friday = usualSaleWindow('blackFriday', year);
  const monday = usualSaleWindow('cyberMonday', year);
  return [
    { season: 'taxTimeSale', startsAt: day(`${year}-03-25`), endsAt: day(`${year}-04-16`) },
    { season: 'blackFridayPreSale', startsAt: after(friday.startsAt, -8), endsAt: friday.startsAt },
    { season: 'blackFriday', ...friday },
    { season: 'cyberWeekend', startsAt: friday.endsAt, endsAt: monday.startsAt },
    { season: 'cyberMonday', ...monday },
    { season: 'lastChance', startsAt: monday.endsAt, endsAt: after(monday.endsAt, 4) },
  ];
};

const EVERY_DAY: CampaignContent = {
  ...EMPTY_CONTENT,
  footerPromotions: [
    {
      id: 'simplecrew',
      label: 'SimpleCrew',
      text: '$25 off when you sign up, and up to 20% off tires.',
      link: '/simplecrew',
      audience: 'guest',
      states: [],
    },
    {
      id: 'military',
      label: 'Military discount',
      text: 'An extra 5% off for military members, veterans and their families.',
      link: '/military-discount',
      audience: 'all',
      states: [],
    },
    {
      id: 'deals',
      label: 'Tire deals',
      text: 'Current deals, included in the total.',
      link: '/tire-deals',
      audience: 'all',
      states: [],
    },
  ],
};

/** Spring without a look of its own: winter tires come off, and the everyday footer stays. */
const springOf = (year: number) => ({
  name: `Spring tire changeover ${year}`,
  season: 'default' as const,
  startsAt: day(`${year}-04-20`),
  endsAt: day(`${year}-05-11`),
  content: {
    ...EVERY_DAY,
    banner: {
      name: 'Spring tire changeover',
      text: 'Winter tires off, all-season tires on. Have them installed at a shop near you.',
      link: { label: 'See deals', link: '/tire-deals' },
      hasCountdown: false,
    },
  },
});

/**
 * Returns the campaigns of last year, this one and the coming seasons, relative to `now`. Sales in the past or at least two weeks ahead are
 * released, spring among them; a sale that is on or would begin sooner is a draft, as is the coming Black Friday, so the shop looks the same whenever it is
 * seeded.
 */
export const campaignCalendar = (now: Date): SeededCampaign[] => {
  const year = now.getUTCFullYear();
  const years = [year - 1, year, year + 1].flatMap(salesOf);
  const planned = years.find(({ season, endsAt }) => season === 'blackFriday' && endsAt > now);
  const named = years.map(({ season, startsAt, endsAt }) => ({
    name: `${seasonName(season)} ${startsAt.getUTCFullYear()}`,
    season,
    startsAt,
    endsAt,
    content: contentOf(season),
  }));
  const springs = [year - 1, year, year + 1].map(springOf);
  const isInSight = ({ startsAt }: CampaignWindow) =>
    startsAt.getTime() < now.getTime() + AHEAD_MS || startsAt === planned?.startsAt;
  const sales = [...named, ...springs].filter(isInSight).map((sale) => ({
    ...sale,
    isReleased:
      sale.endsAt <= now ||
      (sale.startsAt.getTime() >= now.getTime() + QUIET_MS && sale.startsAt !== planned?.startsAt),
    isPlanned: sale.startsAt === planned?.startsAt,
  }));
  return [
    {
      name: 'Every day',
      season: 'default',
      startsAt: new Date(now.getTime() - 60 * DAY_MS),
      endsAt: new Date(now.getTime() + 3650 * DAY_MS),
      content: EVERY_DAY,
      isReleased: true,
      isPlanned: false,
    },
    ...sales,
  ];
};

/** True if any two of them would set the shop's look at once. */
export const hasOverlap = (campaigns: readonly SeededCampaign[]): boolean => {
  const entries = campaigns.map((campaign, index) => ({ ...campaign, campaignId: String(index) }));
  return entries.some((a) => entries.some((b) => doOverlap(a, b)));
};
