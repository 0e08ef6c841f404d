export type { EventConsumer, RecordedEvent } from './event-consumers.js';
export { EventConsumers } from './event-consumers.js';
export type { EventToRecord } from './outbox.js';
export { Outbox } from './outbox.js';
export { OutboxModule } from './outbox.module.js';
