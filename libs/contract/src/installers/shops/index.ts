export * from './shop-card.js';
export * from './shops.js';
export * from './staff/shops.js';
