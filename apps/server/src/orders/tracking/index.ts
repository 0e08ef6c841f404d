export { AdvanceOrder } from './advance-order.js';
export { FindBuyersOrder, type OrderProof } from './find-buyers-order.js';
export type { ChangeNeed } from './tracking-guard.repository.js';
export { ReleaseOrder } from './release-order.js';
export { TrackOrder } from './track-order.js';
export { TrackingModule } from './tracking.module.js';
