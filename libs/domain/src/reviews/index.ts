export * from './filters/index.js';
export * from './moderation/index.js';
export * from './replies/index.js';
export * from './reviews/index.js';
export * from './said/index.js';
export * from './syndication/index.js';
export * from './votes/index.js';
export * from './writing/index.js';
