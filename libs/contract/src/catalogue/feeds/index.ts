export * from './page-addresses.js';
export * from './tires-on-sale.js';
