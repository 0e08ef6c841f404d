export { CampaignCalendar } from './campaign-calendar.js';
export { CurrentShopSettings } from './current-shop-settings.js';
export { Lenders } from './lenders.js';
export { GlobalsModule } from './globals.module.js';
