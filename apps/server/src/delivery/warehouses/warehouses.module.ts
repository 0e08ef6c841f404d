import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { Warehouses } from './warehouses.js';
import { warehouseEntity } from './warehouse.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([warehouseEntity])],
  providers: [Warehouses],
  exports: [Warehouses],
})
export class WarehousesModule {}
