export * from './inbound.js';
