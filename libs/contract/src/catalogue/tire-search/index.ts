export * from './search-tires.js';
