export { type CoverageClaimRow } from './coverage-claim.entity.js';
export { type CoverageClaimRecord, CoverageClaimReader } from './coverage-claim.reader.js';
export { needsProof } from './coverage-claim-view.js';
export { CoverageClaimsModule } from './coverage-claims.module.js';
