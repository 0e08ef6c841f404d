import type { DealPill } from './filter-pill.js';
import type { ShownTo } from './shown-to.js';

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
