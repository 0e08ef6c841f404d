/** A deal pill's purpose: one of the season's sales, or a custom filter by marketing [R2.27]. */
export const DEAL_PILL_KINDS = [
  'preSale',
  'blackFriday',
  'cyberWeekend',
  'cyberMonday',
  'lastChance',
  'customFilter',
] as const;
export type DealPillKind = (typeof DEAL_PILL_KINDS)[number];

/** The audience of a campaign's piece. Seeing a piece changes no price; prices come from the account's own rows. */
export const GLOBALS_AUDIENCES = ['all', 'guest', 'signedIn'] as const;
export type GlobalsAudience = (typeof GLOBALS_AUDIENCES)[number];

/** A piece's regions and audience. */
export interface ShownTo {
  readonly audience: GlobalsAudience;
  /** Two-letter state codes; empty means all. If the state is unknown, only pieces for all states are shown. */
  readonly states: readonly string[];
}

/** Filters that a results page reads from its address [R2.26]. */
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
  /** The pill's page, for browsers without script. */
  readonly route: string;
  /** Path prefixes that answers to a search under the pill may link to; empty means all [R4.05]. */
  readonly targetRoutes: readonly string[];
  /** Filters applied to the results of the search. */
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
  /** True if the time left until the campaign's end is shown. */
  readonly hasCountdown: boolean;
}

/** A campaign's whole content, in addition to its season's look, and the prices that go live with it. */
export interface CampaignContent {
  readonly banner: CampaignBanner | null;
  readonly hero: { readonly headline: string; readonly lead: string } | null;
  readonly pills: readonly DealPill[];
  readonly footerPromotions: readonly FooterPromotion[];
  readonly footerLinks: readonly SiteLink[];
  readonly promotionIds: readonly string[];
  readonly priceListIds: readonly string[];
}

/** The content of a new campaign. */
export const EMPTY_CONTENT: CampaignContent = {
  banner: null,
  hero: null,
  pills: [],
  footerPromotions: [],
  footerLinks: [],
  promotionIds: [],
  priceListIds: [],
};

/** The viewer of a page, as far as globals depend on it; the state is null if unknown. */
export interface GlobalsViewer {
  readonly state: string | null;
  readonly isSignedIn: boolean;
}

/** True if a piece is shown to `viewer`. */
export const isShownTo = ({ audience, states }: ShownTo, viewer: GlobalsViewer): boolean =>
  (audience === 'all' || (audience === 'signedIn') === viewer.isSignedIn) &&
  (states.length === 0 || (viewer.state !== null && states.includes(viewer.state)));
