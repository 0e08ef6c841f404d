export * from './staff/refunds.js';
