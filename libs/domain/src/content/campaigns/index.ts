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
  EMPTY_CONTENT,
  type FooterPromotion,
  type SiteLink,
} from './campaign-content.js';
export {
  DEAL_PILL_KINDS,
  type DealPill,
  type DealPillKind,
  MOST_PILLS,
  type PillFilters,
} from './filter-pill.js';
export {
  GLOBALS_AUDIENCES,
  type GlobalsAudience,
  type GlobalsViewer,
  isShownTo,
  type ShownTo,
} from './shown-to.js';
export { campaignInstant } from './campaign-instant.js';
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
export { type ScheduledSale, scheduledSales, usualSaleWindow } from './sale-days.js';
export { type Season, seasonName, SEASONS } from './season.js';
export { firstDayWords, lastMinuteWords, timeLeftWords } from './time-left.js';
export { YEARLY_SALES, type YearlySale } from './yearly-sales.js';
