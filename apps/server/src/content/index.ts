export { ContentModule } from './content.module.js';
export { ShowCampaign } from './campaigns/index.js';
export { CampaignCalendar, CurrentShopSettings, Lenders } from './globals/index.js';
