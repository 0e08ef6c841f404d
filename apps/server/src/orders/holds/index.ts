export { HoldOrder } from './hold-order.js';
export { HoldsModule } from './holds.module.js';
export { ReleaseHold } from './release-hold.js';
export { ReleasePromise } from './release-promise.js';
