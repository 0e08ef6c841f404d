export { PRICE_CLAIM_FACES, priceClaims } from './price-claims/index.js';
export { RETURN_FACES, returns } from './returns/index.js';
export { FULFILMENT_LABELS, LinePicture, PAYMENT_FACES, orders, phoneText } from './order/index.js';
