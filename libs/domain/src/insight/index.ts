export * from './analytics/index.js';
export * from './finder/index.js';
export * from './kept-promises/index.js';
export * from './return-figures/index.js';
export * from './simulations/index.js';
export * from './work-queues/index.js';
