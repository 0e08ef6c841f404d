export * from './pickup-points.js';
