export * from './cart-gift-card.js';
