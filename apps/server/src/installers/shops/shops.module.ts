import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { DeliveryModule } from '../../delivery/index.js';
import { ChangeBays } from './change-bays.js';
import { FindShops } from './find-shops.js';
import { InstallersController } from './installers.controller.js';
import { ShopDirectory } from './shop-directory.js';
import { ShopEnrolment } from './shop-enrolment.js';
import { ShopReader } from './shop.reader.js';
import { ShopAreaReader } from './shop-area.reader.js';
import { ShowShop } from './show-shop.js';
import { ShowShopAreas } from './show-shop-area.js';
import { ShopListReader } from './staff/shop.reader.js';
import { StaffShopsController } from './staff/shops.controller.js';
import { shopCapacityEntity } from './shop-capacity.entity.js';
import { shopEntity } from './shop.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([shopCapacityEntity, shopEntity]), DeliveryModule],
  controllers: [StaffShopsController, InstallersController],
  providers: [
    ShopListReader,
    ShopReader,
    ShopAreaReader,
    ShopDirectory,
    ShopEnrolment,
    FindShops,
    ShowShop,
    ShowShopAreas,
    ChangeBays,
  ],
  exports: [ShopDirectory, ShopEnrolment],
})
export class ShopsModule {}
