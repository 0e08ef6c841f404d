export * from './globals.js';
export * from './shop-state.js';
