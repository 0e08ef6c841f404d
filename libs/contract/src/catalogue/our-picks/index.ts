export * from './staff/our-picks.js';
