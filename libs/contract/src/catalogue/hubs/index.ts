export * from './brands.js';
export * from './hub-addresses.js';
export * from './hubs.js';
export * from './tire-sizes.js';
