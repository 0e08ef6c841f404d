export { VerificationModule } from './verification.module.js';
export { type VerifiedGroupProof } from './verification.repository.js';
export { VerifiedGroups } from './verified-groups.js';
