export { canInstall, isInstallable, type MountedSize } from './can-install.js';
export { ChangeBays } from './change-bays.js';
export { InstallersModule } from './installers.module.js';
export { type NearShop, type Shop, shopCardOf } from './shop.js';
export { type Neighbourhood, ShopDirectory } from './shop-directory.js';
export { type NewShop, ShopEnrolment } from './shop-enrolment.js';
export { shopOf, type StoredShop } from './shop-row.js';
