import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ChangeShopSettings } from './change-shop-settings.js';
import { StaffShopSettingsController } from './staff/shop-settings.controller.js';
import { ShopSettingRepository } from './shop-setting.repository.js';
import { shopSettingEntity } from './shop-setting.entity.js';
import { shopSettingVersionEntity } from './shop-setting-version.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([shopSettingEntity, shopSettingVersionEntity])],
  controllers: [StaffShopSettingsController],
  providers: [ShopSettingRepository, ChangeShopSettings],
  exports: [ShopSettingRepository],
})
export class ShopSettingsModule {}
