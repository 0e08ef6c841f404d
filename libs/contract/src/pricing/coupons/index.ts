export * from './staff/coupons.js';
