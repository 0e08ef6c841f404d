export { changeLabel, ORDER_CHANGE_KINDS, type OrderChangeKind } from './change-kind.js';
export { type SoldLine } from './charges-at-place.js';
export {
  type ChangeableState,
  type ChangeRefusal,
  mayChange,
  maySwap,
  type SwapRefusal,
} from './may-change.js';
export type { ChangedField, OrderChange, ShipToChange, StayingTires, TiresChange } from './order-change.js';
export type { OrderAddress, OrderContact } from './order-place.js';
export {
  hasCoverageLeft,
  planRemoval,
  tiresLeft,
  type RemovableOrder,
  type RemovableLine,
  type RemovalPlan,
} from './plan-removal.js';
export {
  planReceiving,
  type ReceivingPlan,
  type SwitchedLine,
  type SwitchedOrder,
} from './receiving/plan-receiving.js';
export { previewReceiving } from './receiving/preview-receiving.js';
export type { ReceivingFacts, ReceivingPlace } from './receiving/receiving-facts.js';
export {
  type ReceivingChange,
  waysFrom,
  WAYS_TO_RECEIVE,
  type WayToReceive,
  type WayToReceiveName,
} from './receiving/way-to-receive.js';
export { previewTires, type TiresFacts } from './preview-tires.js';
export {
  type ChangeableOrder,
  type ChangedAmount,
  type ChangePreview,
  type NewPlace,
  previewChange,
} from './preview-change.js';
