import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ChannelProofs } from '../../platform/access/index.js';
import { ChannelsController } from './channels.controller.js';
import { SignedChannelProofs } from './signed-channel-proofs.js';
import { UsedProofRepository } from './used-proof.repository.js';
import { usedProofEntity } from './used-proof.entity.js';

/** Ways into the shop other than its own pages, as far as their partners prove them. */
@Module({
  imports: [TypeOrmModule.forFeature([usedProofEntity])],
  controllers: [ChannelsController],
  providers: [UsedProofRepository, { provide: ChannelProofs, useClass: SignedChannelProofs }],
})
export class ChannelsModule {}
