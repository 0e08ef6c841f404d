export {
  COUPON_DRAWN_SIGNS,
  COUPON_SIGNS,
  makeCouponCode,
  parseCouponCode,
  parseCouponPrefix,
  parseOwnCode,
} from './coupon-code.js';
export { MOST_WRONG_CODES, MOST_WRONG_CODES_FROM_ADDRESS, WRONG_CODES_MS } from './wrong-code-limits.js';
