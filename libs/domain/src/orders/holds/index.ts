export { type HoldableOrder, mayHoldOrder, mayReleaseOrder } from './may-hold.js';
