export { type TrackedOrder, TRACKING_STEPS, type TrackingStep, trackingSteps } from './tracking.js';
