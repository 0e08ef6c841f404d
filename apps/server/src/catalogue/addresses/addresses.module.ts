import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { MovedAddressesController } from './moved-addresses.controller.js';
import { MovedAddresses } from './moved-addresses.js';
import { MovedAddressesReader } from './moved-addresses.reader.js';
import { brandAddressEntity } from './brand-address.entity.js';
import { lineAddressEntity } from './line-address.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([brandAddressEntity, lineAddressEntity])],
  controllers: [MovedAddressesController],
  providers: [MovedAddressesReader, MovedAddresses],
})
export class AddressesModule {}
