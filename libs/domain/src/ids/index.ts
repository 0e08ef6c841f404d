export {
  formatOrderNumber,
  type OrderNumber,
  orderNumberFromBytes,
  parseOrderNumber,
} from './order-number.js';
export { isUuid } from './uuid.js';
