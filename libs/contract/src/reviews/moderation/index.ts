export * from './staff/replies.js';
export * from './staff/reviews.js';
