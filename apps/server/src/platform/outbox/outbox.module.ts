import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { EventConsumers } from './event-consumers.js';
import { EventWorker } from './event-worker.js';
import { ForgetEvents } from './forget-events.js';
import { Outbox } from './outbox.js';
import { OutboxRelay } from './outbox.relay.js';
import { OutboxWake } from './outbox-wake.js';
import { consumedEventEntity } from './consumed-event.entity.js';
import { outboxEventEntity } from './outbox-event.entity.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([consumedEventEntity, outboxEventEntity])],
  providers: [Outbox, OutboxWake, OutboxRelay, EventConsumers, EventWorker, ForgetEvents],
  exports: [Outbox, EventConsumers],
})
export class OutboxModule {}
