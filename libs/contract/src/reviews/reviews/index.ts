export * from './hub-reviews.js';
export * from './reviews.js';
export * from './shop-reviews.js';
