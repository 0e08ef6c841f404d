export { TrackOrder } from './track-order.js';
export { TrackingModule } from './tracking.module.js';
