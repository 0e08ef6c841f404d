export { client, type BodyOf } from './client.js';
export { newIdempotencyKey } from './idempotency-key.js';
export { createQueryClient, retriesRead } from './query-client.js';
export { isPassing, statusOf } from './record-error.js';
export { restProvider } from './rest-provider.js';
export { useCalls } from './use-calls.js';
export { useIntentKey } from './use-intent-key.js';
export { useWrites } from './use-writes.js';
export { WHOLE_RECORD } from './whole-record.js';
