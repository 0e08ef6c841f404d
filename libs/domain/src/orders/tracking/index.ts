export { type TrackedOrder, TRACKING_STEPS, type TrackingStep, trackingSteps } from './tracking.js';
export {
  MOST_WRONG_TRACKING_CODES,
  MOST_WRONG_ZIPS,
  NUMBER_LOCK_HOURS,
  parseTrackingCode,
  TRACKING_CODE_DIGITS,
  TRACKING_CODE_MINUTES,
} from './tracking-limits.js';
