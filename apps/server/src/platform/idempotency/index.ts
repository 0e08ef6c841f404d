export type { IdempotencyScope, Once, Outcome } from './idempotency.js';
export { Idempotency } from './idempotency.js';
export { IdempotencyModule } from './idempotency.module.js';
