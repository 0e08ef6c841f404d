export {
  BuyForm,
  CartOpener,
  cartToken,
  CartView,
  choosePlace,
  chooseZip,
  CompareBuy,
  InstallHereSlot,
  readCart,
  readShopOffers,
  takeOffer,
  withFriendCode,
} from './cart';
export {
  CheckoutHeader,
  ConfirmationView,
  RoadHazardStep,
  LastStop,
  OrderConfirmedRedirect,
  OrderFailed,
  OrderProcessing,
  paymentMethodOf,
  PaymentStep,
  returnHref,
  ShippingStep,
} from './checkout';
export { ExchangePageView, readExchange } from './exchanges';
export { Financing, readLenders } from './pay-later';
export { ReorderOffer } from './reorder';
export { readSwap, readSwapOffers, SwapPageView, swapWish } from './swaps';
