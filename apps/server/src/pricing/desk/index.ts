export { AdminCouponsController } from './admin-coupons.controller.js';
export { AdminPriceListsController } from './admin-price-lists.controller.js';
export { AdminPromotionsController } from './admin-promotions.controller.js';
export {
  COUPON_BATCH_COLUMNS,
  couponBatchRowOf,
  type CouponBatchSqlRow,
  CouponBatchView,
} from './coupon-batch-view.js';
export { KnownKeys } from './known-keys.reader.js';
export {
  PRICE_LIST_COLUMNS,
  priceListRowOf,
  type PriceListSqlRow,
  PriceListView,
} from './price-list-view.js';
export { PROMOTION_COLUMNS, promotionRowOf, type PromotionSqlRow, PromotionView } from './promotion-view.js';
export { SaveEntries } from './save-entries.js';
export { WriteCouponBatch } from './write-coupon-batch.js';
export { WritePriceList } from './write-price-list.js';
export { WritePromotion } from './write-promotion.js';
