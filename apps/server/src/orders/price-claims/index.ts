export { type PriceClaimRow } from './price-claim.entity.js';
export { type PriceClaimRecord, PriceClaimReader } from './price-claim.reader.js';
export { canClaimAgain, needsProof } from './price-claim-view.js';
export { PriceClaimsModule } from './price-claims.module.js';
