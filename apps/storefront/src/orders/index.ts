export { CalendarLink, calendarReply, MoveAppointment, readAppointments } from './appointments';
export { CancelInfo, CancelOrder, type Phones, readCancellation } from './cancellation';
export { ChangeOrder, changeHref, kindOf, readChanges, readPoints, readSwapToken, wayFor } from './changes';
export { CoveragePage, readCoverage } from './coverage-claims';
export { answerByLink, answerSignedIn, DelayPage, readDelay, readOwnDelay } from './delays';
export { MyOrders, PAGE_SIZE, readMyOrder, readMyOrders } from './my-orders';
export {
  cardWords,
  arrivalText,
  forgetCart,
  type GiftCardPart,
  GiftCardRows,
  goodsOfCart,
  goodsOfOrder,
  keepOwnOrder,
  OrderGoods,
  OrderMoney,
  OrderPlace,
  PickupPlace,
  readConfirmation,
  readOwnOrder,
} from './order';
export { ClaimPage, readClaims } from './price-claims';
export { ReceiptLink, readReceipt } from './receipt';
export { ExchangeMoney, labelReply, readLabel, readReturns, ReturnPage } from './returns';
export { WorkOrderFinder } from './work-order';
export {
  isTracked,
  nextPageOf,
  readTracked,
  readTrackedDelay,
  TrackedDelay,
  TrackingForm,
  trackingHref,
  trackingStyles,
  TrackingView,
} from './tracking';
