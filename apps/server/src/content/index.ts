export { CampaignCalendar } from './campaign-calendar.js';
export { ContentModule } from './content.module.js';
export { CurrentShopSettings } from './current-shop-settings.js';
export { SlugRedirects } from './redirects/slug-redirects.js';
