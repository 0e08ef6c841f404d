export * from './staff/alerts.js';
