export * from './track-order.js';
export * from './work-order.js';
export { ORDER_PROOF, PROOF_FAULTS } from './order-proof.js';
