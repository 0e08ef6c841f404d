export {
  type CalendarEntry,
  campaignAt,
  checkWindow,
  doOverlap,
  nextCampaignChange,
  type PublishedCampaign,
} from './campaign-calendar.js';
export {
  type CampaignBanner,
  type CampaignContent,
  DEAL_PILL_KINDS,
  type DealPill,
  type DealPillKind,
  EMPTY_CONTENT,
  type FooterPromotion,
  GLOBALS_AUDIENCES,
  type GlobalsAudience,
  type GlobalsViewer,
  isShownTo,
  type PillFilters,
  type ShownTo,
  type SiteLink,
} from './campaign-content.js';
export {
  CAMPAIGN_STATES,
  campaignMachine,
  type CampaignState,
  campaignStateAt,
  type CampaignWindow,
  changeCampaignState,
  STORED_CAMPAIGN_STATES,
  type StoredCampaignState,
} from './campaign-state.js';
export {
  type DailyDeal,
  DAILY_DEAL_GROUP,
  dailyDeals,
  type DailyTurn,
  MOST_OF_A_DAY_PPM,
} from './daily-deal.js';
export { dealConditionWords, isPublicDeal } from './deal-terms.js';
export { firstDayWords, lastMinuteWords, timeLeftWords } from './time-left.js';
export { type PublicDeal, publicDeals } from './public-deals.js';
export { nextSaleTime, type SaleTime, usualSaleWindow, YEARLY_SALES, type YearlySale } from './sale-days.js';
export { type Season, seasonName, SEASONS } from './season.js';
