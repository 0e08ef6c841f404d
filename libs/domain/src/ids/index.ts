export { BASE32, canonicalBase32 } from './base32.js';
export {
  formatOrderNumber,
  type OrderNumber,
  orderNumberFromBytes,
  parseOrderNumber,
  parseOrderNumberHalf,
} from './order-number.js';
export { isUuid } from './uuid.js';
