export { canInstall, isInstallable } from './can-install.js';
export type { ShopCapacityRow } from './shop-capacity.entity.js';
export type { ShopRow } from './shop.entity.js';
export { ShopDirectory } from './shop-directory.js';
export { ShopEnrolment } from './shop-enrolment.js';
export { shopCardOf, type Shop } from './shop.js';
export { ShopsModule } from './shops.module.js';
