export * from './access.js';
export * from './endpoint.js';
export * from './faults/index.js';
