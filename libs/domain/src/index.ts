export * from './access/index.js';
export * from './contact/index.js';
export * from './ids/index.js';
export * from './money/index.js';
export * from './pricing/index.js';
export * from './result/index.js';
export * from './tire/index.js';
