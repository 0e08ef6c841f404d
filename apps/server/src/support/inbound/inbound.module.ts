import { Module } from '@nestjs/common';

import { CasesModule } from '../cases/index.js';
import { InboundController } from './inbound.controller.js';
import { ReceiveMessage } from './receive-message.js';

/** Mails and texts that come in. */
@Module({ imports: [CasesModule], controllers: [InboundController], providers: [ReceiveMessage] })
export class InboundModule {}
