import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { PresenceController } from './presence.controller.js';
import { presenceEntity } from './presence.entity.js';
import { PresenceRepository } from './presence.repository.js';
import { ShareRecord } from './share-record.js';

@Module({
  imports: [TypeOrmModule.forFeature([presenceEntity])],
  controllers: [PresenceController],
  providers: [PresenceRepository, ShareRecord],
})
export class PresenceModule {}
