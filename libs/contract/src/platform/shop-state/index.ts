export * from './shop-state.js';
