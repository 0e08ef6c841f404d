export * from './track-order.js';
export { ORDER_PROOF, PROOF_FAULTS } from './order-proof.js';
