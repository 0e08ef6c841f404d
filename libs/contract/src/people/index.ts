export * from './customers/index.js';
export * from './newsletters/index.js';
