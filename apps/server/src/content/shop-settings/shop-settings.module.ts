import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ChangeShopSettings } from './change-shop-settings.js';
import { ShopSettingRepository } from './shop-setting.repository.js';
import { shopSettingEntity } from './shop-setting.entity.js';
import { shopSettingVersionEntity } from './shop-setting-version.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([shopSettingEntity, shopSettingVersionEntity])],
  providers: [ShopSettingRepository, ChangeShopSettings],
  exports: [ShopSettingRepository, ChangeShopSettings],
})
export class ShopSettingsModule {}
