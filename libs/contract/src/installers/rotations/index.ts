export * from './rotations.js';
export * from './staff/shop-rotations.js';
