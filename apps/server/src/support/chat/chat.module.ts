import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { CatalogueModule } from '../../catalogue/index.js';
import { CasesModule } from '../cases/index.js';
import { SatisfactionModule } from '../satisfaction/index.js';
import { ChatCards } from './chat-cards.js';
import { ChatController } from './chat.controller.js';
import { chatEntity, chatMessageEntity } from './chat.entity.js';
import { ChatGateway } from './chat.gateway.js';
import { ChatNews } from './chat-news.js';
import { ChatReading } from './chat-reading.js';
import { ChatRepository } from './chat.repository.js';
import { ChatReturns } from './chat-returns.js';
import { ChatThread } from './chat-thread.js';
import { ChatTokens } from './chat-tokens.js';
import { LeaveChat } from './leave-chat.js';
import { MailTranscript } from './mail-transcript.js';
import { OpenChat } from './open-chat.js';
import { RateChat } from './rate-chat.js';
import { RunChats } from './run-chats.js';
import { SayInChat } from './say-in-chat.js';
import { ShowChat } from './show-chat.js';
import { CardOrderReader } from './staff/card-order.reader.js';
import { ChatDeskReader } from './staff/chat-desk.reader.js';
import { ChatsController } from './staff/chats.controller.js';
import { StaffChats } from './staff/staff-chats.js';
import { TakeChat } from './staff/take-chat.js';

/** Live chat between shoppers and agents. Decision record 145. */
@Module({
  imports: [
    TypeOrmModule.forFeature([chatEntity, chatMessageEntity]),
    CasesModule,
    CatalogueModule,
    SatisfactionModule,
  ],
  controllers: [ChatController, ChatsController],
  providers: [
    CardOrderReader,
    ChatCards,
    ChatDeskReader,
    ChatGateway,
    ChatNews,
    ChatReading,
    ChatRepository,
    ChatReturns,
    ChatThread,
    ChatTokens,
    LeaveChat,
    MailTranscript,
    OpenChat,
    RateChat,
    RunChats,
    SayInChat,
    ShowChat,
    StaffChats,
    TakeChat,
  ],
})
export class ChatModule {}
