export { PurchaseProofModule } from './purchase-proof.module.js';
