export * from './cases/index.js';
export * from './chat/index.js';
export * from './contact/index.js';
export * from './inbound/index.js';
export * from './satisfaction/index.js';
