export * from './own-returns.js';
export { returnRequest } from './return-request.js';
export * from './return-view.js';
export * from './staff/return-steps.js';
export * from './staff/returns.js';
export * from './tracked-returns.js';
