export {
  formatOrderNumber,
  type OrderNumber,
  orderNumberFromBytes,
  parseOrderNumber,
  parseOrderNumberHalf,
} from './order-number.js';
export { isUuid } from './uuid.js';
