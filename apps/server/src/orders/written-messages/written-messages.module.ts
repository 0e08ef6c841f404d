import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { InstallersModule } from '../../installers/index.js';
import { OrderModule } from '../order/index.js';
import { savedReplyEntity } from './saved-reply.entity.js';
import { SavedReplyRepository } from './saved-reply.repository.js';
import { SavedRepliesController } from './staff/saved-replies.controller.js';
import { ReadSavedReplies } from './staff/read-saved-replies.js';
import { WriteSavedReply } from './staff/write-saved-reply.js';
import { WrittenMessagesController } from './staff/written-messages.controller.js';
import { WriteMessage } from './write-message.js';
import { WriteToBuyer } from './write-to-buyer.js';

/** Messages that agents write to customers, and the texts that they start from. Decision record 126. */
@Module({
  imports: [TypeOrmModule.forFeature([savedReplyEntity]), OrderModule, InstallersModule],
  controllers: [SavedRepliesController, WrittenMessagesController],
  providers: [SavedReplyRepository, ReadSavedReplies, WriteSavedReply, WriteMessage, WriteToBuyer],
  exports: [SavedReplyRepository, WriteMessage, WriteToBuyer],
})
export class WrittenMessagesModule {}
