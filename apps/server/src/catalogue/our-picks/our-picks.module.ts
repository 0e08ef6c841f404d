import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { StaffOurPicksController } from './staff/our-picks.controller.js';
import { PickRepository } from './staff/pick.repository.js';
import { SavePicks } from './staff/save-picks.js';
import { pickOrderEntity } from './pick-order.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([pickOrderEntity])],
  controllers: [StaffOurPicksController],
  providers: [PickRepository, SavePicks],
})
export class OurPicksModule {}
