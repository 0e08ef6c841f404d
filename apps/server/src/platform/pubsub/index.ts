export { PostgresListener } from './postgres-listener.js';
export type { Unsubscribe } from './pub-sub.js';
export { PubSub } from './pub-sub.js';
export { PubSubModule } from './pubsub.module.js';
