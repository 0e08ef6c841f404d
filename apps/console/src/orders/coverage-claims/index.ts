import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./list/CoverageClaimList.js')).CoverageClaimList }));
const show = lazy(async () => ({ default: (await import('./page/CoverageClaimPage.js')).CoverageClaimPage }));

export const coverageClaims = { name: 'coverage-claims', list, show };
export { OrderCoverageClaimsPanel } from './OrderCoverageClaimsPanel.js';
export { COVERAGE_CLAIM_FACES } from './coverage-claim-face.js';
