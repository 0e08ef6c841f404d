export * from './staff/dashboard.js';
