export * from './pickup-points/index.js';
export * from './places/index.js';
