export * from './reviews/index.js';
