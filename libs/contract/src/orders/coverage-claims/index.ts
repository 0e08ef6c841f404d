export { coverageClaimAnswer, coverageClaimRequest } from './coverage-claim-request.js';
export * from './coverage-claim-view.js';
export * from './own-coverage-claims.js';
export * from './staff/coverage-claims.js';
export * from './tracked-coverage-claims.js';
