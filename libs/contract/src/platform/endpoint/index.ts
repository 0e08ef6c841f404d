export * from './endpoint.js';
export * from './list-total.js';
