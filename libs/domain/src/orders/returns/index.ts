export { type BuyersEarlierReturn, openToBuyer } from './open-to-buyer.js';
export { checkReturn, type ReturnableLine, returnableQuantity, type ReturnedLine } from './check-return.js';
export {
  canExchange,
  EXCHANGE_HOURS,
  EXCHANGE_STATES,
  exchangeDifference,
  exchangeEndsAt,
  type ExchangeFacts,
  type ExchangeState,
  exchangeState,
  handlingDueAgain,
  tiresDueAgain,
  type WaivedHandling,
} from './exchange.js';
export {
  chargeHandling,
  EXCHANGED_HANDLING,
  type HandlingCharge,
  handlingEffects,
} from './handling-charge.js';
export { planReturn, type RefundableReturn, type ReturnPlan } from './plan-return.js';
export {
  FEE_WAIVERS,
  type FeeWaiver,
  priceReturn,
  type ReturnPrice,
  type ReturnRow,
} from './price-return.js';
export {
  HANDLING_FEE,
  MOST_RETURN_COMMENT,
  MOST_RETURN_PICTURES,
  MOST_RETURNS_IN_VAIN,
} from './return-limits.js';
export { formatReturnNumber, parseReturnNumber } from './return-number.js';
export {
  ANSWER_HOURS,
  answerDueAt,
  openPromise,
  REFUND_HOURS,
  refundDueAt,
  type ReturnMoments,
  type ReturnPromise,
} from './return-promises.js';
export { RETURN_REASONS, type ReturnReason, returnReasonText } from './return-reason.js';
export {
  RETURN_STATES,
  returnMachine,
  RETURNS_TAKEN_BACK,
  RETURNS_UNDER_WAY,
  type ReturnState,
  returnStateWord,
} from './return-state.js';
export { canReturn, lastReturnDay, RETURN_DAYS, returnClosesAt, returnDaysLeft } from './return-window.js';
export { returnEntries } from './return-entries.js';
export {
  combineAmounts,
  type ReturnedAmounts,
  returnedAmounts,
  returnedLineTotal,
  returnedTotal,
  type TiresBack,
} from './returned-amounts.js';
export {
  countReceived,
  isAcceptedCondition,
  isSellableCondition,
  type ReceivedLine,
  type ReceivedTires,
  TIRE_CONDITIONS,
  type TireCondition,
  tireConditionText,
} from './tire-condition.js';
