export interface JobOptions {
  /** A job whose id is already known is not added again. */
  readonly id?: string;
  readonly delayMs?: number;
}

/** Work that happens after the reply, on a worker. Payloads carry ids, not people. */
export abstract class JobQueue {
  abstract add(job: string, payload: object, options?: JobOptions): Promise<void>;
}

export interface JobHandler<P extends object = object> {
  /** Namespaced, as `orders.release-holds`. */
  readonly job: string;
  /** Must be repeatable: a job whose worker dies runs again. A throw is retried, five times in all. */
  run(payload: P): Promise<void>;
}

export interface ScheduledJob {
  readonly job: string;
  readonly everyMs: number;
}
