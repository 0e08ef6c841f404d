export {
  diameterHref,
  hubHref,
  type HubKey,
  hubPathOf,
  hubReviewsHref,
  lineReviewsHref,
  writeReviewHref,
  pagedHref,
  slugOfSegment,
} from './hub-paths';
export { MAIN_NAVIGATION, type NavigationEntry, PROGRAMS } from './navigation';
export { isWithin, pageSectionOf } from './page-section';
export {
  brandHref,
  brandSlugOf,
  CHECKOUT_PATH,
  checkoutHref,
  type CheckoutStep,
  compareHref,
  dealHref,
  DEALS_PATH,
  ENDING,
  GARAGE_PATH,
  isPlainSegment,
  lineHref,
  makeHref,
  makeSlugOf,
  productHref,
  rotationHref,
  shopAreaHref,
  shopHref,
  writeShopReviewHref,
  SHOPS_PATH,
  sizeHref,
  vehicleHref,
} from './routes';
export { isReadablePath } from './readable-path';
export { isOn, type RawParams, textOf, wholeNumberOf, wordsOf } from './search-params';
