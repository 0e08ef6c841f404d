export * from './analytics/index.js';
export * from './simulations/index.js';
