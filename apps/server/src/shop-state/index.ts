export { ShopStateModule } from './shop-state.module.js';
export { ShopVersions, type ShopState, type VersionSource } from './shop-versions.js';
