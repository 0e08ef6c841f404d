export * from './staff/reviews.js';
