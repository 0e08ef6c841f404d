export * from './my-gift-cards.js';
export * from './staff/gift-cards.js';
