import type { Globals, ShopSettings } from '@simpletread/contract';
import {
  campaignAt,
  type GlobalsViewer,
  isShownTo,
  nextCampaignChange,
  type PublishedCampaign,
  supportHours,
  supportWeekLines,
} from '@simpletread/domain';

import { supportHolidays } from '../shop-settings/index.js';

/** All that globals are made of, besides the viewer and the moment. */
export interface GlobalsSources {
  readonly settings: ShopSettings;
  readonly campaigns: readonly PublishedCampaign[];
}

const HOUR_MS = 3_600_000;

/** Support opens and closes at full hours, and those of New York are those of everywhere. */
const nextHour = (at: Date): Date => new Date((Math.floor(at.getTime() / HOUR_MS) + 1) * HOUR_MS);

/** The moment after `at` from which on globals may be others. */
const validUntil = ({ campaigns }: GlobalsSources, at: Date): Date => {
  const hour = nextHour(at);
  const change = nextCampaignChange(campaigns, at);
  return change !== null && change < hour ? change : hour;
};

const bannerOf = (campaign: PublishedCampaign | null): Globals['banner'] => {
  if (campaign === null || campaign.content.banner === null) return null;
  const { name, text, link, hasCountdown } = campaign.content.banner;
  return {
    id: campaign.campaignId,
    name,
    text,
    link: link === null ? null : { ...link },
    endsAt: hasCountdown ? campaign.endsAt.toISOString() : null,
  };
};

/** The shop's globals for `viewer` at `at`: a pure function, so a preview can show any moment. */
export const globalsAt = (sources: GlobalsSources, viewer: GlobalsViewer, at: Date): Globals => {
  const { settings } = sources;
  const campaign = campaignAt(sources.campaigns, at);
  const content = campaign?.content;
  const promotions = [...(content?.footerPromotions ?? []), ...settings.footerPromotions];
  return {
    coreShipHandlingMode: settings.coreShipHandlingMode,
    customerServiceEnabled: settings.customerServiceEnabled,
    customerServiceNumber: settings.customerServiceNumber,
    customFilterPills: (content?.pills ?? [])
      .filter((pill) => isShownTo(pill, viewer))
      .map(({ id, kind, label, route, targetRoutes, filters: { brand, category, subtype, promotion } }) => ({
        id,
        kind,
        label,
        route,
        targetRoutes: [...targetRoutes],
        filters: {
          brand: [...brand],
          category: [...category],
          subtype: [...subtype],
          promotion: [...promotion],
        },
      })),
    footerLinks: [...settings.footerLinks, ...(content?.footerLinks ?? []).map((link) => ({ ...link }))],
    paymentTypeDiscountInPercentage: settings.paymentTypeDiscountInPercentage,
    priceDisplayInAddtoCart: settings.priceDisplayInAddtoCart,
    simpleCrewPromo: settings.simpleCrewPromo,
    siteTheme: campaign?.season ?? 'default',
    supportHours: supportHours(at, supportHolidays(at, settings.extraHolidays), settings.supportWeek),
    fleetSupportHours: supportHours(at, supportHolidays(at, settings.extraHolidays), 'fleet'),
    supportWeek: supportWeekLines(settings.supportWeek),
    footerPromotions: promotions
      .filter((promotion) => isShownTo(promotion, viewer))
      .map(({ id, label, text, link }) => ({ id, label, text, link })),
    banner: bannerOf(campaign),
    hero: content?.hero ?? null,
    validUntil: validUntil(sources, at).toISOString(),
  };
};

/** The states that anything hangs on; of all others one answer is enough. */
export const statesThatMatter = ({ settings, campaigns }: GlobalsSources): ReadonlySet<string> =>
  new Set(
    [
      ...settings.footerPromotions,
      ...campaigns.flatMap(({ content }) => [...content.pills, ...content.footerPromotions]),
    ].flatMap(({ states }) => states),
  );
