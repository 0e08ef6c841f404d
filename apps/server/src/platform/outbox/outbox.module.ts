import { Global, Module } from '@nestjs/common';

import { EventConsumers } from './event-consumers.js';
import { EventWorker } from './event-worker.js';
import { ForgetEvents } from './forget-events.js';
import { Outbox } from './outbox.js';
import { OutboxRelay } from './outbox.relay.js';
import { OutboxWake } from './outbox-wake.js';

@Global()
@Module({
  providers: [Outbox, OutboxWake, OutboxRelay, EventConsumers, EventWorker, ForgetEvents],
  exports: [Outbox, EventConsumers],
})
export class OutboxModule {}
