export { type PurchaseClaim, PurchaseProof } from './purchase-proof.js';
export { ReviewWritingModule } from './writing.module.js';
