export * from './quotes/index.js';
export * from './requests/index.js';
