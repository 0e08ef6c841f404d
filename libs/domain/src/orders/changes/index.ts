export { changeLabel, ORDER_CHANGE_KINDS, type OrderChangeKind } from './change-kind.js';
export { type SoldLine } from './charges-at-place.js';
export { type ChangeableState, type ChangeRefusal, mayChange } from './may-change.js';
export type { ChangedField, OrderAddress, OrderChange, OrderContact } from './order-change.js';
export {
  type ChangeableOrder,
  type ChangedAmount,
  type ChangePreview,
  type NewPlace,
  previewChange,
} from './preview-change.js';
