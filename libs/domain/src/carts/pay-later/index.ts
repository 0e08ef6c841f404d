export { type LenderPrice, lowestLenderPrice, type OfferedLender } from './lender-price.js';
export {
  checkOffered,
  checkPayLater,
  PAY_LATER_FAILURES,
  type PayLaterFailure,
  type PayLaterLimits,
  type PayLaterRefusal,
  type PayLaterTerms,
  payLaterTerms,
} from './pay-later.js';
