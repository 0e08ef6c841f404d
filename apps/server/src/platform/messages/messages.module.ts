import { Global, Module } from '@nestjs/common';

import { MailSender, SmsSender } from './message-sender.js';
import { Messages } from './messages.js';
import { SandboxMailSender, SandboxSmsSender } from './sandbox-sender.js';
import { SendMessages } from './send-messages.js';

@Global()
@Module({
  providers: [
    Messages,
    SendMessages,
    { provide: MailSender, useClass: SandboxMailSender },
    { provide: SmsSender, useClass: SandboxSmsSender },
  ],
  exports: [Messages],
})
export class MessagesModule {}
