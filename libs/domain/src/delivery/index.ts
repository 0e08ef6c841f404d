export * from './freight/index.js';
export * from './pickup-points/index.js';
export * from './places/index.js';
export * from './promises/index.js';
export * from './taxes/index.js';
