export * from './product.js';
export * from './similar-tires.js';
