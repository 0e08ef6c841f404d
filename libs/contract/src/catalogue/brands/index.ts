export * from './brands.js';
export * from './line-fit.js';
