export * from './pay-later/index.js';
export * from './payments/index.js';
