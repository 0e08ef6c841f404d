export { businessDayAfter, isBusinessDay } from './business-days.js';
export {
  type DeliveryPromise,
  type DispatchPlace,
  FEWEST_TRANSIT_DAYS,
  promiseDelivery,
  transitDays,
} from './delivery-promise.js';
export { distanceMiles, type LatLng } from './distance.js';
export { federalHolidays, isFederalHoliday } from './federal-holidays.js';
export { dayAfter, weekdayOf } from './iso-day.js';
export {
  isSupportOpen,
  type OpenHours,
  SUPPORT_HOURS,
  type SupportDesk,
  supportHours,
  type SupportStatus,
} from './support-hours.js';
export { supportWeekLines } from './support-week.js';
export { isInServiceArea, SERVICE_RADIUS_MILES } from './service-area.js';
export { timeZoneOf } from './time-zone.js';
export { type ZoneMoment, zoneMoment } from './zone-moment.js';
