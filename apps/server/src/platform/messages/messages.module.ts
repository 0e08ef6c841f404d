import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ForgetBodies } from './forget-bodies.js';
import { MailSignatures } from './mail-signatures.js';
import { MailSender, SmsSender } from './message-sender.js';
import { MessageReader } from './message.reader.js';
import { Messages } from './messages.js';
import { SandboxMailSender, SandboxSmsSender } from './sandbox-sender.js';
import { SendMessages } from './send-messages.js';
import { messageEntity } from './message.entity.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([messageEntity])],
  providers: [
    Messages,
    MailSignatures,
    MessageReader,
    SendMessages,
    ForgetBodies,
    { provide: MailSender, useClass: SandboxMailSender },
    { provide: SmsSender, useClass: SandboxSmsSender },
  ],
  exports: [Messages, MessageReader, MailSignatures],
})
export class MessagesModule {}
