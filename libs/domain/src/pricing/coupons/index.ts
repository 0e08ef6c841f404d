export {
  COUPON_DRAWN_SIGNS,
  COUPON_SIGNS,
  makeCouponCode,
  parseCouponCode,
  parseCouponPrefix,
  parseOwnCode,
} from './coupon-code.js';
