export * from './swaps.js';
