export * from './staff/return-figures.js';
