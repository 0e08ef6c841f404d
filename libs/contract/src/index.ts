export * from './carts/index.js';
export * from './catalogue/index.js';
export * from './content/index.js';
export * from './delivery/index.js';
export * from './insight/index.js';
export * from './installers/index.js';
export * from './orders/index.js';
export * from './people/index.js';
export * from './platform/access/index.js';
export * from './platform/alerts/index.js';
export * from './platform/audit/index.js';
export * from './platform/client/index.js';
export * from './platform/endpoint/index.js';
export * from './platform/faults/index.js';
export * from './platform/jobs/index.js';
export * from './platform/live/index.js';
export * from './platform/messages/index.js';
export * from './platform/outbox/index.js';
export * from './platform/request-context/index.js';
export * from './platform/presence/index.js';
export * from './platform/saved-views/index.js';
export {
  BUYER_PICTURE_TYPES,
  chosenVehicle,
  type ChosenVehicle,
  openingHours,
  SEARCH_TYPES,
  type UploadedFile,
  vehicleMetadata,
  type VehicleMetadata,
} from './platform/schema/index.js';
export * from './platform/shape/index.js';
export * from './platform/shop-state/index.js';
export * from './platform/work-owners/index.js';
export {
  changePriceList,
  changePromotion,
  changeReferralProgram,
  type CouponBatchRow,
  createCouponBatch,
  createPriceList,
  createPromotion,
  csvFile,
  deletePriceList,
  deletePromotion,
  type EntriesSaved,
  type EntryOutcome,
  explainPriceOfCart,
  exportCoupons,
  exportPriceEntries,
  getCouponBatch,
  getGiftCard,
  getMyReferrals,
  getPriceList,
  getPromotion,
  getPromotionFigures,
  getReferralOffer,
  getReferralProgram,
  giftCardMovement,
  type GiftCardRecord,
  type GiftCardRow,
  importPriceEntries,
  inviteFriend,
  listCouponBatches,
  listGiftCards,
  listMyGiftCards,
  listNote,
  listPriceEntries,
  listPriceLists,
  listPromotions,
  listReferrals,
  makeGiftCardCode,
  makeReferralCode,
  missNote,
  moveGiftCard,
  movePriceList,
  movePromotion,
  type MyGiftCard,
  type MyReferrals,
  PRICE_AUDIENCES,
  priceEntryInput,
  type PriceEntryReply,
  type PriceListRow,
  priceRecord,
  type PriceRecordReply,
  priceRecordReply,
  type PromotionDefinition,
  promotionDefinition,
  type PromotionFigures,
  type PromotionReply,
  type PromotionRow,
  type ReferralProgram,
  type ReferralRow,
  rulePhaseSchema,
  savePriceEntries,
  usesOfPromotion,
  withdrawCouponBatch,
} from './pricing/index.js';
export * from './reviews/index.js';
export * from './sales/index.js';
export * from './sso/index.js';
export * from './support/index.js';
