export { HoldOrder } from './hold-order.js';
export { HoldsModule } from './holds.module.js';
