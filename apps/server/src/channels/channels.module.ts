import { Module } from '@nestjs/common';

import { ChannelProofs } from '../platform/access/index.js';
import { ChannelsController } from './channels.controller.js';
import { SignedChannelProofs } from './signed-channel-proofs.js';
import { UsedProofRepository } from './used-proof.repository.js';

/** Ways into the shop other than its own pages, as far as their partners prove them. */
@Module({
  controllers: [ChannelsController],
  providers: [UsedProofRepository, { provide: ChannelProofs, useClass: SignedChannelProofs }],
  exports: [ChannelProofs],
})
export class ChannelsModule {}
