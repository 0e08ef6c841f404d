export { cancelPlaced } from './orders/a-cancellation.js';
export { aFitment } from './catalogue/a-fitment.js';
export { aPublishedCampaign } from './content/a-published-campaign.js';
export { aCounter } from './delivery/a-counter.js';
export { aPickupPoint } from './delivery/a-pickup-point.js';
export { aProductLine } from './catalogue/a-product-line.js';
export { aServedPlace } from './delivery/a-served-place.js';
export { aShop } from './installers/a-shop.js';
export { aStateTax } from './delivery/a-state-tax.js';
export { aTire } from './catalogue/a-tire.js';
export { aTireSize } from './catalogue/a-tire-size.js';
export { aVehicle } from './catalogue/a-vehicle.js';
export { aWarehouse } from './delivery/a-warehouse.js';
export { aZip } from './delivery/a-zip.js';
export { anOpenCart, type OpenCartSetup } from './carts/an-open-cart.js';
export { aSignedInStaff } from './sso/a-signed-in-staff.js';
export { aStaffPrincipal } from './sso/a-staff-principal.js';
export { aStaffAccount, type StaffAccountSetup } from './sso/a-staff-account.js';
export { aDeliveredOrder, deliver } from './orders/a-delivered-order.js';
export { aPlacedOrder, payFor } from './orders/a-placed-order.js';
export { aReview, type ReviewSetup } from './reviews/a-review.js';
export { aReviewForm, CROSSWIND, type ReviewFormBody, UNRATED } from './reviews/a-review-form.js';
export {
  aReadyCart,
  aShipTo,
  chooseAppointment,
  type ReadyCart,
  type ReadyCartSetup,
  theUsualVehicle,
} from './carts/a-ready-cart.js';
export { aMessage, type MessageSetup } from './platform/a-message.js';
export { mailParts } from './platform/mail-parts.js';
export { ageOrder } from './orders/an-aged-order.js';
export { anAuditRow } from './platform/an-audit-row.js';
export { anOutboxEvent } from './platform/an-outbox-event.js';
export { answerLender, chooseMethod, comeBack, goToLender } from './carts/a-loan.js';
export { aPriceList } from './pricing/a-price-list.js';
export { aCoupon, aDefinition, aPromotion, type CouponSetup } from './pricing/a-promotion.js';
export { reasonsAgainst } from './catalogue/reasons-against.js';
export { aGiftCard, type GiftCardSetup } from './pricing/a-gift-card.js';
