/** What a deal pill is for: one of the season's sales, or a filter of the marketer's own [R2.27]. */
export const DEAL_PILL_KINDS = [
  'preSale',
  'blackFriday',
  'cyberWeekend',
  'cyberMonday',
  'lastChance',
  'customFilter',
] as const;
export type DealPillKind = (typeof DEAL_PILL_KINDS)[number];

/** Whom a piece of a campaign is shown to. Being shown something gives no price: those come from the account's own rows. */
export const GLOBALS_AUDIENCES = ['all', 'guest', 'signedIn'] as const;
export type GlobalsAudience = (typeof GLOBALS_AUDIENCES)[number];

/** Where and to whom a piece of a campaign is shown. */
export interface ShownTo {
  readonly audience: GlobalsAudience;
  /** Two-letter codes of states; none stands for all. Where no state is known, only what is for all is shown. */
  readonly states: readonly string[];
}

/** The filters that a results page reads from its address [R2.26]. */
export interface PillFilters {
  readonly brand: readonly string[];
  readonly category: readonly string[];
  readonly subtype: readonly string[];
  readonly promotion: readonly string[];
}

export interface DealPill extends ShownTo {
  readonly id: string;
  readonly kind: DealPillKind;
  readonly label: string;
  /** The page behind the pill, where there is no script to search with. */
  readonly route: string;
  /** Beginnings of the paths that answers to a search under the pill may lead to; none stands for all [R4.05]. */
  readonly targetRoutes: readonly string[];
  /** Put on the results that the search leads to. */
  readonly filters: PillFilters;
}

export interface SiteLink {
  readonly label: string;
  readonly link: string;
}

export interface FooterPromotion extends ShownTo {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly link: string;
}

export interface CampaignBanner {
  readonly name: string;
  readonly text: string;
  readonly link: SiteLink | null;
  /** Whether the time left until the campaign's end is shown. */
  readonly hasCountdown: boolean;
}

/** All that a campaign shows, besides its season's look, and the prices that go live with it. */
export interface CampaignContent {
  readonly banner: CampaignBanner | null;
  readonly hero: { readonly headline: string; readonly lead: string } | null;
  readonly pills: readonly DealPill[];
  readonly footerPromotions: readonly FooterPromotion[];
  readonly footerLinks: readonly SiteLink[];
  readonly promotionIds: readonly string[];
  readonly priceListIds: readonly string[];
}

/** What a campaign starts from. */
export const EMPTY_CONTENT: CampaignContent = {
  banner: null,
  hero: null,
  pills: [],
  footerPromotions: [],
  footerLinks: [],
  promotionIds: [],
  priceListIds: [],
};

/** Whom a page is made for, as far as globals hang on it; null where no state is known. */
export interface GlobalsViewer {
  readonly state: string | null;
  readonly isSignedIn: boolean;
}

/** Whether a piece is shown to `viewer`. */
export const isShownTo = ({ audience, states }: ShownTo, viewer: GlobalsViewer): boolean =>
  (audience === 'all' || (audience === 'signedIn') === viewer.isSignedIn) &&
  (states.length === 0 || (viewer.state !== null && states.includes(viewer.state)));
