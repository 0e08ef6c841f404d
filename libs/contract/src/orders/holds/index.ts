export * from './staff/holds.js';
