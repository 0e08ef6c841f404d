export * from './fleets/index.js';
export * from './quotes/index.js';
export * from './requests/index.js';
