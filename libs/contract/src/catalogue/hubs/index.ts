export * from './hub-addresses.js';
export * from './hubs.js';
