export * from './guided-shopping.js';
