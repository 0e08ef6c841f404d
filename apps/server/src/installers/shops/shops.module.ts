import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { DeliveryModule } from '../../delivery/index.js';
import { ChangeBays } from './change-bays.js';
import { FindShops } from './find-shops.js';
import { InstallersController } from './installers.controller.js';
import { ShopDirectory } from './shop-directory.js';
import { ShopEnrolment } from './shop-enrolment.js';
import { ShopReader } from './shop.reader.js';
import { ShowShop } from './show-shop.js';
import { ShopListReader } from './staff/shop.reader.js';
import { StaffShopsController } from './staff/shops.controller.js';
import { shopCapacityEntity } from './shop-capacity.entity.js';
import { shopEntity } from './shop.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([shopCapacityEntity, shopEntity]), DeliveryModule],
  controllers: [StaffShopsController, InstallersController],
  providers: [ShopListReader, ShopReader, ShopDirectory, ShopEnrolment, FindShops, ShowShop, ChangeBays],
  exports: [ShopDirectory, ShopEnrolment],
})
export class ShopsModule {}
