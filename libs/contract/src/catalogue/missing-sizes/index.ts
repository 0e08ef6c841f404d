export * from './ask-for-sizes.js';
export * from './staff/missing-sizes.js';
