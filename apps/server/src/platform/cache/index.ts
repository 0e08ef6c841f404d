export { Cache } from './cache.js';
export { CacheModule } from './cache.module.js';
export { Remembered, type RememberedOptions, type VersionStep } from './remembered.js';
