export { type Journey, journeyOf, type Scan, SCAN_KINDS, type ScanKind, tidyScans } from './scan.js';
export { type FollowedOrder, scanTitle, type TrackingEvent, trackingEvents } from './tracking-events.js';
export {
  type TrackedOrder,
  TRACKING_STEPS,
  type TrackingStep,
  trackingSteps,
  WAREHOUSE_PICKUP_STEPS,
} from './tracking.js';
export {
  formatTrackingCode,
  makeTrackingCode,
  parseTrackingCode,
  TRACKING_CODE_ENDING_MINUTES,
  trackingCodeMinutes,
  ENTERED_CODE_MINUTES,
} from './tracking-code.js';
export { MOST_WRONG_ZIPS, NUMBER_LOCK_HOURS } from './tracking-limits.js';
