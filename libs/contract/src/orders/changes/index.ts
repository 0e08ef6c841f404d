export {
  orderChange,
  type OrderChangeBody,
  type OrderChangePreview,
  orderChangePreview,
} from './order-change.js';
export * from './own-changes.js';
export * from './staff/changes.js';
export * from './staff/swap.js';
export * from './swap.js';
