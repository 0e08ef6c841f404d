export * from './customers/index.js';
