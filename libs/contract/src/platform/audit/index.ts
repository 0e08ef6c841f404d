export * from './audit-words.js';
export * from './audit.js';
