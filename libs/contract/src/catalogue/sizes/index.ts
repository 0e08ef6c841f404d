export * from './tire-sizes.js';
