export * from './staff/sales-figures.js';
