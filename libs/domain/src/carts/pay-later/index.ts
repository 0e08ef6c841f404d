export { type LenderPrice, lowestLenderPrice, type OfferedLender } from './lender-price.js';
export { checkLenderFor, isOnNetTerms, NET_TERMS_ACCOUNT_TYPES } from './net-terms.js';
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
