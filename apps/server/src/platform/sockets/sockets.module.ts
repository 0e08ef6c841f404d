import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { socketAttachmentEntity } from './socket-attachment.entity.js';
import { SocketTickets } from './socket-tickets.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([socketAttachmentEntity])],
  providers: [SocketTickets],
  exports: [SocketTickets],
})
export class SocketsModule {}
