export * from './staff/cancellation.js';
