import { randomBytes, timingSafeEqual } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

import { Log } from '../log/index.js';

/** Returns addresses of public reads, as `/tires?size=225-65r17`. */
export type PopularReads = () => Promise<readonly string[]>;

const KEY_HEADER = 'x-warm-up';

/**
 * Makes the reads that pages need most once after a start, one at a time. The first thousand calls of a route cost twice as much as later
 * ones, because V8 compiles what runs often; with them made here, no shopper pays for that. Calls inside the process that neither count
 * against a rate limit nor appear in the log.
 */
@Injectable()
export class WarmUp implements OnApplicationShutdown {
  private readonly key = randomBytes(16).toString('hex');
  private readonly popular: PopularReads[] = [];
  private isOver = false;

  constructor(private readonly log: Log) {}

  add(reads: PopularReads): void {
    this.popular.push(reads);
  }

  /** True for a call made here. The key never leaves this process, so no caller can claim it. */
  isOwn({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
    const given = headers[KEY_HEADER];
    return (
      typeof given === 'string' &&
      given.length === this.key.length &&
      timingSafeEqual(Buffer.from(given), Buffer.from(this.key))
    );
  }

  /** Ends early when the server shuts down or a read throws: the server then stays cold, and nothing else depends on it. */
  async run(app: Pick<NestFastifyApplication, 'inject'>): Promise<void> {
    const started = performance.now();
    const counts = { reads: 0, refused: 0 };
    try {
      for (const reads of this.popular)
        for (const url of await reads()) {
          if (this.isOver) return;
          const { statusCode } = await app.inject({
            method: 'GET',
            url,
            headers: { [KEY_HEADER]: this.key },
          });
          counts.reads += 1;
          if (statusCode >= 400) counts.refused += 1;
          await setImmediate();
        }
      this.log.info({ ...counts, ms: Math.round(performance.now() - started) }, 'the server is warm');
    } catch (error) {
      this.log.warn({ ...counts, cause: error instanceof Error ? error.message : String(error) }, 'warm-up');
    }
  }

  onApplicationShutdown(): void {
    this.isOver = true;
  }
}
