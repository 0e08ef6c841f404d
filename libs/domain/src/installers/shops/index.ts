export { hoursInShort } from './hours-in-short.js';
export { hoursWords, WEEKDAY_NAMES } from './hours-words.js';
export {
  checkWeek,
  type DayHours,
  dayHoursText,
  type OpeningHours,
  parseDayHours,
  type Weekday,
  WEEKDAYS,
} from './opening-hours.js';
export { checkPayPerTire, INSTALLER_PAID_WITHIN_HOURS, PAY_PER_TIRE } from './pay-per-tire.js';
export { AREA_RADIUS_MILES, cityAreaSlug, stateAreaSlug, stateName, stateOfAreaSlug } from './shop-area.js';
export { type ShopFacts, shopFacts, type ShopForFacts } from './shop-facts.js';
export { SHOP_HOLIDAY_NAMES, type ShopHoliday, shopHolidayOn, shopHolidaysBetween } from './shop-holidays.js';
export {
  SHOP_BADGE_NAMES,
  SHOP_BADGES,
  SHOP_SERVICE_NAMES,
  SHOP_SERVICES,
  SHOP_TIRE_TYPE_NAMES,
  SHOP_TIRE_TYPES,
  type ShopBadge,
  type ShopService,
  type ShopTireType,
} from './shop-offer.js';
export { shopSlug } from './shop-slug.js';
