export * from './deals.js';
