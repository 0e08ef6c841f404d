export { default as trackingStyles } from './Tracking.module.css';
export { TrackingForm } from './TrackingForm';
export { TrackingView } from './TrackingView';
export { readTracked, readTrackedOrder } from './tracked-order';
export { isTracked, nextPageOf, trackingHref } from './next-page';
export { ProofCard } from './ProofCard';
export { readTrackedDelay } from './read-tracked-delay';
export { TrackedDelay } from './TrackedDelay';
