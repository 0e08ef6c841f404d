import { Global, Module } from '@nestjs/common';

import { ShopStateController } from './shop-state.controller.js';
import { ShopVersions } from './shop-versions.js';

/** Tells who keeps replies whether they are still good. It knows no feature: each says itself what of the shop is its own. */
@Global()
@Module({ controllers: [ShopStateController], providers: [ShopVersions], exports: [ShopVersions] })
export class ShopStateModule {}
