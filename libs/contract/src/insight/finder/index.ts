export * from './staff/finder.js';
