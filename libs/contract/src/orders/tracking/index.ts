export * from './track-order.js';
export * from './work-order.js';
export { CHANGE_FAULTS, CHANGE_NEEDS, ORDER_PROOF, PROOF_FAULTS } from './order-proof.js';
