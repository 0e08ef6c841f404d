export { ShopStateModule } from './shop-state.module.js';
export { ShopVersions } from './shop-versions.js';
