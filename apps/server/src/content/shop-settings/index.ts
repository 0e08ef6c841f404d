export { ChangeShopSettings } from './change-shop-settings.js';
export { ShopSettingRepository } from './shop-setting.repository.js';
export { ShopSettingsModule } from './shop-settings.module.js';
export { supportHolidays } from './support-holidays.js';
