import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ReleaseExpiredHolds } from './release-expired-holds.js';
import { StockAllocations } from './stock-allocations.js';
import { MissingStockRepository } from './missing-stock.repository.js';
import { StockRepository } from './stock.repository.js';
import { availableStockEntity } from './available-stock.entity.js';
import { stockAllocationEntity } from './stock-allocation.entity.js';
import { stockLevelEntity } from './stock-level.entity.js';
import { stockMovementEntity } from './stock-movement.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      availableStockEntity,
      stockAllocationEntity,
      stockLevelEntity,
      stockMovementEntity,
    ]),
  ],
  providers: [StockRepository, MissingStockRepository, StockAllocations, ReleaseExpiredHolds],
  exports: [StockAllocations],
})
export class StockModule {}
