import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./list/PriceClaimList.js')).PriceClaimList }));
const show = lazy(async () => ({ default: (await import('./page/PriceClaimPage.js')).PriceClaimPage }));

export const priceClaims = { name: 'price-claims', list, show };
export { OrderPriceClaimsPanel } from './OrderPriceClaimsPanel.js';
export { PRICE_CLAIM_FACES } from './price-claim-face.js';
