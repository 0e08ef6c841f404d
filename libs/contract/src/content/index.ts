export * from './articles/index.js';
export * from './campaigns/index.js';
export * from './globals/index.js';
export * from './mailing-list/index.js';
export * from './preview/index.js';
export * from './redirects/index.js';
export * from './shop-settings/index.js';
