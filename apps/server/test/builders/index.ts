export { cancelPlaced } from './a-cancellation.js';
export { aFitment } from './a-fitment.js';
export { aPublishedCampaign } from './a-published-campaign.js';
export { aPickupPoint } from './a-pickup-point.js';
export { aProductLine } from './a-product-line.js';
export { aServedPlace } from './a-served-place.js';
export { aShop } from './a-shop.js';
export { aStateTax } from './a-state-tax.js';
export { aTire } from './a-tire.js';
export { aTireSize } from './a-tire-size.js';
export { aVehicle } from './a-vehicle.js';
export { aWarehouse } from './a-warehouse.js';
export { aZip } from './a-zip.js';
export { anOpenCart, type OpenCartSetup } from './an-open-cart.js';
export { aSignedInStaff } from './a-signed-in-staff.js';
export { aStaffPrincipal } from './a-staff-principal.js';
export { aStaffAccount, type StaffAccountSetup } from './a-staff-account.js';
export { aPlacedOrder, payFor } from './a-placed-order.js';
export { aReview, type ReviewSetup } from './a-review.js';
export {
  aReadyCart,
  aShipTo,
  chooseAppointment,
  type ReadyCart,
  type ReadyCartSetup,
  theUsualVehicle,
} from './a-ready-cart.js';
export { aMessage } from './a-message.js';
export { ageOrder } from './an-aged-order.js';
export { anAuditRow } from './an-audit-row.js';
export { anOutboxEvent } from './an-outbox-event.js';
export { answerLender, chooseMethod, comeBack, goToLender } from './a-loan.js';
export { aPriceList } from './a-price-list.js';
export { aCoupon, aDefinition, aPromotion, type CouponSetup } from './a-promotion.js';
export { reasonsAgainst } from './reasons-against.js';
export { aGiftCard, type GiftCardSetup } from './a-gift-card.js';
