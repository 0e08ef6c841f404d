export * from './quotes/index.js';
