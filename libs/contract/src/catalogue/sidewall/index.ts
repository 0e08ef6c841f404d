export * from './read-sidewall.js';
