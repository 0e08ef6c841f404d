import { Module } from '@nestjs/common';

import { LocationsModule } from '../locations/index.js';
import { ChangeBays } from './change-bays.js';
import { FindShops } from './find-shops.js';
import { InstallersController } from './installers.controller.js';
import { ShopDirectory } from './shop-directory.js';
import { ShopEnrolment } from './shop-enrolment.js';
import { ShopReader } from './shop.reader.js';
import { ShowShop } from './show-shop.js';

@Module({
  imports: [LocationsModule],
  controllers: [InstallersController],
  providers: [ShopReader, ShopDirectory, ShopEnrolment, FindShops, ShowShop, ChangeBays],
  exports: [ShopDirectory, ShopEnrolment, ChangeBays],
})
export class InstallersModule {}
