export * from './axles.js';
export * from './staff/product-lines.js';
export * from './tire-availability.js';
export * from './tire-card.js';
