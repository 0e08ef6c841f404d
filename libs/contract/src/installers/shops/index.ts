export * from './shop-areas.js';
export * from './shop-card.js';
export * from './shop-filters.js';
export * from './shop-sorts.js';
export * from './shops.js';
export * from './staff/shops.js';
