import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';

import { Config } from '../config/index.js';
import { type Computed, steadyPool } from '../database/index.js';
import { Log } from '../log/index.js';
import { WORKER_DEFAULTS } from './queues.js';

/** First half of our advisory locks' keys; the second is the job's name. */
const LOCK_CLASS = 5_841;

const LOCK = 'SELECT pg_try_advisory_lock($1, hashtext($2)) AS "isOurs"';
const UNLOCK = 'SELECT pg_advisory_unlock($1, hashtext($2))';

/**
 * Lets one run of a scheduled job go at a time across all servers, by a session lock of the database. The lock ends
 * with its process, whatever carries the queues. It uses its own connections, since a run may take minutes.
 */
@Injectable()
export class JobTurns implements OnApplicationShutdown {
  private readonly pool: pg.Pool;
  private readonly running = new Set<string>();

  constructor(
    { databaseUrl }: Config,
    private readonly log: Log,
  ) {
    this.pool = new pg.Pool(
      steadyPool({
        connectionString: databaseUrl,
        max: WORKER_DEFAULTS.concurrency,
        keepAlive: true,
        connectionTimeoutMillis: 5_000,
        application_name: 'simpletread-turns',
      }),
    );
    this.pool.on('error', (error) => this.lost(error));
  }

  /** Runs `work`, unless a run of `job` is under way anywhere; then its tick is left out and false returned. */
  async take(job: string, work: () => Promise<void>): Promise<boolean> {
    if (this.running.has(job)) return false;
    this.running.add(job);
    try {
      return await this.locked(job, work);
    } finally {
      this.running.delete(job);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  private async locked(job: string, work: () => Promise<void>): Promise<boolean> {
    const connection = await this.pool.connect();
    let broken: Error | undefined;
    const onError = (error: Error): void => {
      broken = error;
      this.lost(error);
    };
    connection.on('error', onError);
    try {
      const { rows } = await connection.query<Computed<{ isOurs: boolean }>>(LOCK, [LOCK_CLASS, job]);
      if (rows[0]?.isOurs !== true) return false;
      try {
        await work();
      } finally {
        await connection.query(UNLOCK, [LOCK_CLASS, job]).catch(onError);
      }
      return true;
    } finally {
      connection.off('error', onError);
      // Closing a connection whose lock could not be given back gives it back.
      connection.release(broken);
    }
  }

  private lost(error: Error): void {
    this.log.warn({ err: error }, 'a connection that holds the turns of jobs broke');
  }
}
