export { FindBuyersOrder, type OrderProof } from './find-buyers-order.js';
export type { ChangeNeed } from './tracking-guard.repository.js';
export { TrackOrder } from './track-order.js';
export { TrackingModule } from './tracking.module.js';
