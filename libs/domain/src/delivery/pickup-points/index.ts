export { PICKUP_HOLD_BUSINESS_DAYS, pickupHeldUntil } from './pickup-hold.js';
