export * from './hours/index.js';
