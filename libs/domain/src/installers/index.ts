export * from './applications/index.js';
export * from './appointments/index.js';
export * from './rotations/index.js';
export * from './shops/index.js';
