export * from './staff/promotion-definition.js';
export * from './staff/promotions.js';
