export { ContentModule } from './content.module.js';
export { ShowCampaign, type CampaignRow } from './campaigns/index.js';
export { CampaignCalendar, CurrentShopSettings, Lenders } from './globals/index.js';
export { SubscriberRepository, type SubscriberRow, SubscriberTokens } from './mailing-list/index.js';
export { supportHolidays } from './shop-settings/index.js';
