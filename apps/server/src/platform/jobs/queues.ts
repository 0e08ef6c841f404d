/** `events` carries the outbox, `work` everything else. They are separate, so slow work never delays an event. */
export const QUEUE_NAMES = ['events', 'work'] as const;

export type QueueName = (typeof QUEUE_NAMES)[number];

const HOUR_SECONDS = 3_600;

/**
 * Pauses double from half a second on. Work is given up after some eight seconds, since a sweep finds what is left of it; an
 * event has no sweep and must outlive a database or a provider that is away: over an hour.
 */
export const ATTEMPTS = { work: 5, events: 14 } as const satisfies Record<QueueName, number>;

/**
 * Finished jobs stay for a quarter of an hour, failed ones for a week. There is no limit by count: on PostgreSQL every
 * finished job would then scan all stored ones.
 */
export const JOB_DEFAULTS = {
  backoff: { type: 'exponential', delay: 500 },
  removeOnComplete: { age: HOUR_SECONDS / 4 },
  removeOnFail: { age: 7 * 24 * HOUR_SECONDS },
} as const;

/**
 * A dead worker is noticed within 15 seconds, and its job runs again. A worker whose database or Redis refuses
 * connections retries every second.
 */
export const WORKER_DEFAULTS = {
  concurrency: 8,
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 5,
  runRetryDelay: 1_000,
} as const;
