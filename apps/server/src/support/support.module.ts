import { Module } from '@nestjs/common';

import { CasesModule } from './cases/index.js';
import { ChatModule } from './chat/index.js';
import { ContactModule } from './contact/index.js';
import { InboundModule } from './inbound/index.js';
import { SatisfactionModule } from './satisfaction/index.js';

const FEATURES = [CasesModule, ChatModule, ContactModule, InboundModule, SatisfactionModule];

/** Customers who write to us: the contact form, live chat, mails and texts that come in, and the cases they become. */
@Module({ imports: FEATURES, exports: FEATURES })
export class SupportModule {}
