import { Module } from '@nestjs/common';

import { FollowUpMessage } from './follow-up-message.js';
import { MessageListReader } from './message-list.reader.js';
import { StaffMessagesController } from './messages.controller.js';

@Module({ controllers: [StaffMessagesController], providers: [MessageListReader, FollowUpMessage] })
export class MessagesStaffModule {}
