import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { InstallersModule } from '../../installers/index.js';
import { OrderModule } from '../order/index.js';
import { preparedTextEntity } from './prepared-text.entity.js';
import { PreparedTextRepository } from './prepared-text.repository.js';
import { PreparedTextsController } from './staff/prepared-texts.controller.js';
import { ReadPreparedTexts } from './staff/read-prepared-texts.js';
import { WritePreparedText } from './staff/write-prepared-text.js';
import { WrittenMessagesController } from './staff/written-messages.controller.js';
import { WriteMessage } from './write-message.js';
import { WriteToBuyer } from './write-to-buyer.js';

/** Messages that agents write to customers, and the texts that they start from. Decision record 126. */
@Module({
  imports: [TypeOrmModule.forFeature([preparedTextEntity]), OrderModule, InstallersModule],
  controllers: [PreparedTextsController, WrittenMessagesController],
  providers: [PreparedTextRepository, ReadPreparedTexts, WritePreparedText, WriteMessage, WriteToBuyer],
  exports: [PreparedTextRepository, WriteMessage, WriteToBuyer],
})
export class WrittenMessagesModule {}
