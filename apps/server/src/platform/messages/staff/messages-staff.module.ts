import { Module } from '@nestjs/common';

import { MessageListReader } from './message-list.reader.js';
import { StaffMessagesController } from './messages.controller.js';

@Module({ controllers: [StaffMessagesController], providers: [MessageListReader] })
export class MessagesStaffModule {}
