export * from './my-referrals.js';
export * from './staff/referrals.js';
