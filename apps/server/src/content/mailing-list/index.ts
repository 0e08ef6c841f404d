export type { SubscriberRow } from './subscriber.entity.js';
export { SubscriberRepository } from './subscriber.repository.js';
export { SubscriberTokens } from './subscriber-tokens.js';
export { MailingListModule } from './mailing-list.module.js';
