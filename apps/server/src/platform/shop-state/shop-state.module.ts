import { Global, Module } from '@nestjs/common';

import { ShopStateController } from './shop-state.controller.js';
import { ShopVersions } from './shop-versions.js';

/** Tells caches if their replies are fresh. It knows no feature; each feature registers its own part of the shop. */
@Global()
@Module({ controllers: [ShopStateController], providers: [ShopVersions], exports: [ShopVersions] })
export class ShopStateModule {}
