export * from './moved-addresses.js';
