export { ShopSettingRepository } from './shop-setting.repository.js';
export { ShopSettingsModule } from './shop-settings.module.js';
export { supportHolidays } from './support-holidays.js';
