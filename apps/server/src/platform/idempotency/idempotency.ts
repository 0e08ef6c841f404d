import { setTimeout as pause } from 'node:timers/promises';

import { Injectable } from '@nestjs/common';
import { faultStatus } from '@simpletread/contract';
import { type Fault, ok, refuse, type Result } from '@simpletread/domain';

import { type Computed, Database } from '../database/index.js';
import { Log } from '../log/index.js';
import { crashPoint } from '../shutdown/index.js';
import type { IdempotencyKeyRow } from './idempotency-key.entity.js';
import { isKeptFault } from './kept-faults.js';
import { SealedResponse } from './sealed-response.js';

/** The owner of the key, the route, and a hash of the request. */
export interface IdempotencyScope {
  readonly owner: string;
  readonly route: string;
  readonly key: string;
  readonly requestHash: string;
  /** Status of a success. */
  readonly status: number;
  /** The longest wait for the same request that is running; the usual time if left out. */
  readonly waitMs?: number;
}

/** The reply of a success: enough to send it again. */
export interface Outcome {
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
}

export interface Once {
  readonly outcome: Result<Outcome>;
  readonly isReplay: boolean;
}

interface StoredResponse {
  readonly outcome?: Outcome;
  readonly fault?: Fault;
}

type KeyRow = Pick<IdempotencyKeyRow, 'request_hash' | 'state' | 'response'>;

type LeaseRow = Computed<{ lease: string }>;

const CLAIM = `
  INSERT INTO platform.idempotency_key (owner, route, key, request_hash, state, locked_until, expires_at)
  VALUES ($1, $2, $3, $4, 'running', clock_timestamp() + interval '30 seconds', clock_timestamp() + interval '24 hours')
  ON CONFLICT (owner, route, key) DO UPDATE
    SET request_hash = EXCLUDED.request_hash, state = 'running', status = NULL, response = NULL,
        locked_until = EXCLUDED.locked_until, expires_at = EXCLUDED.expires_at
    WHERE idempotency_key.expires_at < clock_timestamp()
       OR (idempotency_key.state = 'running' AND idempotency_key.locked_until < clock_timestamp()
           AND idempotency_key.request_hash = EXCLUDED.request_hash)
  RETURNING locked_until::text AS lease`;

const FIND = `SELECT request_hash, state, response FROM platform.idempotency_key
  WHERE owner = $1 AND route = $2 AND key = $3`;

const FINISH = `UPDATE platform.idempotency_key SET state = 'done', status = $5, response = $6
  WHERE owner = $1 AND route = $2 AND key = $3 AND state = 'running' AND locked_until = $4::timestamptz`;

const RELEASE = `DELETE FROM platform.idempotency_key
  WHERE owner = $1 AND route = $2 AND key = $3 AND state = 'running' AND locked_until = $4::timestamptz`;

/** Longer than a provider may take for one payment (10 s, and 4 s to look it up), shorter than the lease. */
const WAIT_MS = 25_000;
const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 400;

/** Owner, route and key: an answer that was moved to another row does not open there. */
const placeOf = ([owner, route, key]: readonly string[]): string => JSON.stringify([owner, route, key]);

/**
 * Runs a request once per key. A success is stored and replayed for a day. A refusal that changed nothing frees the
 * key for a corrected request; one that left a payment attempt is stored. A process that dies at work leaves a lease
 * of 30 seconds. Afterwards the same request may take over the key and run again, even if the work had committed and
 * only the mark is missing, so such work needs its own constraint.
 */
@Injectable()
export class Idempotency {
  private readonly running = new Map<string, Promise<unknown>>();

  constructor(
    private readonly database: Database,
    private readonly sealed: SealedResponse,
    private readonly log: Log,
  ) {}

  /**
   * Runs `work`, or returns what an earlier run answered, waiting for one that still runs. Refuses a key that came with another request,
   * and one that still runs after the wait.
   */
  async once(scope: IdempotencyScope, work: () => Promise<Result<Outcome>>): Promise<Once> {
    const id = [scope.owner, scope.route, scope.key];
    const until = performance.now() + (scope.waitMs ?? WAIT_MS);
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      const [claim] = await this.database.prepared<LeaseRow>(CLAIM, [...id, scope.requestHash]);
      if (claim !== undefined) {
        const outcome = await this.watched(id, this.claimed([...id, claim.lease], scope.status, work));
        return { outcome, isReplay: false };
      }
      const earlier = await this.earlier(id, scope.requestHash);
      const isRunning = !earlier.outcome.ok && earlier.outcome.fault.code === 'idempotency.running';
      const leftMs = until - performance.now();
      if (!isRunning || leftMs <= 0) return earlier;
      await this.letRun(id, Math.min(leftMs, pauseMs));
    }
  }

  /** Remembers work of this process, so that others who ask for it wait without asking the database. */
  private async watched<T>(id: readonly string[], work: Promise<T>): Promise<T> {
    const place = placeOf(id);
    this.running.set(place, work);
    try {
      return await work;
    } finally {
      this.running.delete(place);
    }
  }

  /** Waits until the work ends in this process; for another process's, a pause. */
  private async letRun(id: readonly string[], pauseMs: number): Promise<void> {
    const running = this.running.get(placeOf(id));
    if (running === undefined) await pause(pauseMs);
    else await Promise.race([running.catch(() => undefined), pause(WAIT_MS, undefined, { ref: false })]);
  }

  private async claimed(
    lease: readonly string[],
    status: number,
    work: () => Promise<Result<Outcome>>,
  ): Promise<Result<Outcome>> {
    const result = await work().catch(async (error: unknown) => {
      await this.database.prepared(RELEASE, lease);
      throw error;
    });
    crashPoint('idempotency.beforeFinish');
    // The work is done, and its answer is final: a key that cannot be marked keeps its lease, as after a crash.
    await this.mark(lease, status, result).catch((error: unknown) =>
      this.log.warn({ err: error, route: lease[1] }, 'an idempotency key could not be marked'),
    );
    return result;
  }

  private async mark(lease: readonly string[], status: number, result: Result<Outcome>): Promise<void> {
    if (result.ok) await this.finish(lease, status, { outcome: result.value });
    else if (isKeptFault(result.fault))
      await this.finish(lease, faultStatus(result.fault.code), { fault: result.fault });
    else await this.database.prepared(RELEASE, lease);
  }

  private async finish(lease: readonly string[], status: number, response: StoredResponse): Promise<void> {
    await this.database.prepared(FINISH, [
      ...lease,
      status,
      JSON.stringify({ sealed: this.sealed.seal(response, placeOf(lease)) }),
    ]);
  }

  private async earlier(id: readonly string[], requestHash: string): Promise<Once> {
    const [row] = await this.database.prepared<KeyRow>(FIND, id);
    if (row === undefined || (row.state === 'running' && row.request_hash === requestHash)) {
      return { outcome: refuse('idempotency.running'), isReplay: false };
    }
    if (row.request_hash !== requestHash)
      return { outcome: refuse('idempotency.keyReused'), isReplay: false };
    const sealed = row.response?.sealed;
    const kept = typeof sealed === 'string' ? this.sealed.open<StoredResponse>(sealed, placeOf(id)) : null;
    if (kept === null) return { outcome: refuse('idempotency.keyReused'), isReplay: false };
    const { fault, outcome } = kept;
    if (fault !== undefined) return { outcome: { ok: false, fault }, isReplay: true };
    return { outcome: ok(outcome ?? { body: undefined, headers: {} }), isReplay: true };
  }
}
