export { businessDayAfter, isBusinessDay } from './business-days.js';
export {
  type DeliveryPromise,
  type DispatchPlace,
  FEWEST_TRANSIT_DAYS,
  promiseDelivery,
  shipsOn,
  transitDays,
} from './delivery-promise.js';
export { federalHolidays, isFederalHoliday } from './federal-holidays.js';
export { isInServiceArea, SERVICE_RADIUS_MILES } from './service-area.js';
