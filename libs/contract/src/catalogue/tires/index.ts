export * from './axles.js';
export * from './product.js';
export * from './similar-tires.js';
export * from './staff/product-lines.js';
export * from './tire-card.js';
