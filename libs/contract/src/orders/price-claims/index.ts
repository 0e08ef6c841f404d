export * from './own-price-claims.js';
export { priceClaimRequest } from './price-claim-request.js';
export * from './price-claim-view.js';
export * from './staff/price-claims.js';
export * from './tracked-price-claims.js';
