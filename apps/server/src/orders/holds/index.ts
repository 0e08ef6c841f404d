export { HoldOrder } from './hold-order.js';
export { PromiseAnew } from './promise-anew.js';
export { HoldsModule } from './holds.module.js';
