export * from './locations.js';
