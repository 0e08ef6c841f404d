export * from './exchanges.js';
