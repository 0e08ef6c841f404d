export * from './layout.js';
export * from './season.js';
export * from './timings.js';
