export { FindBuyersOrder, type OrderProof } from './find-buyers-order.js';
export { TrackOrder } from './track-order.js';
export { TrackingModule } from './tracking.module.js';
