import { lazy } from 'react';

const promotionList = lazy(async () => ({
  default: (await import('./promotions/PromotionList.js')).PromotionList,
}));
const promotionPage = lazy(async () => ({
  default: (await import('./promotions/PromotionPage.js')).PromotionPage,
}));
const newPromotion = lazy(async () => ({
  default: (await import('./promotions/NewPromotionPage.js')).NewPromotionPage,
}));
const priceListList = lazy(async () => ({
  default: (await import('./price-lists/PriceListList.js')).PriceListList,
}));
const priceListPage = lazy(async () => ({
  default: (await import('./price-lists/PriceListPage.js')).PriceListPage,
}));
const couponBatchList = lazy(async () => ({
  default: (await import('./coupons/CouponBatchList.js')).CouponBatchList,
}));
const couponBatchPage = lazy(async () => ({
  default: (await import('./coupons/CouponBatchPage.js')).CouponBatchPage,
}));

export const promotions = {
  name: 'promotions',
  list: promotionList,
  show: promotionPage,
  create: newPromotion,
};
export const priceLists = { name: 'price-lists', list: priceListList, show: priceListPage };
export const couponBatches = { name: 'coupon-batches', list: couponBatchList, show: couponBatchPage };
