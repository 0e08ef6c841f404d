export { Cache } from './cache.js';
export { CacheModule } from './cache.module.js';
