export * from './own-cancellation.js';
export * from './staff/cancellation.js';
