import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { CatalogueModule } from '../../catalogue/index.js';
import { OrderModule } from '../order/index.js';
import { CheckPicks } from './check-picks.js';
import { FoundTires } from './found-tires.js';
import { PickLines } from './pick-lines.js';
import { pickEntity } from './pick.entity.js';
import { PickRepository } from './pick.repository.js';
import { pickScanEntity } from './pick-scan.entity.js';
import { ShelfReader } from './staff/shelf.reader.js';

@Module({
  imports: [TypeOrmModule.forFeature([pickEntity, pickScanEntity]), CatalogueModule, OrderModule],
  providers: [CheckPicks, FoundTires, PickLines, PickRepository, ShelfReader],
  exports: [CheckPicks, FoundTires, PickLines, PickRepository, ShelfReader],
})
export class PicksModule {}
