export * from './hub-reviews.js';
export * from './reviews.js';
