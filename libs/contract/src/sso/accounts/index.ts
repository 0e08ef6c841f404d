export * from './staff/accounts.js';
