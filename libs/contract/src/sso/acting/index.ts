export * from './acting-token.js';
export * from './acting-visits.js';
