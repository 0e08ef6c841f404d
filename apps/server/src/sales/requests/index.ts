export { FollowQuote } from './follow-quote.js';
export type { RequestRow } from './request.entity.js';
export { RequestsModule } from './requests.module.js';
