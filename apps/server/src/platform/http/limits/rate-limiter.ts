import rateLimit from '@fastify/rate-limit';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { Config } from '../../config/index.js';
import { RedisConnections } from '../../redis/index.js';

const MINUTE_MS = 60_000;
/** The plugin forgets the counts used longest ago beyond these, in each process that has no Redis. */
const MOST_COUNTS = 50_000;

/** One count of a request: its name, and the calls per minute that it allows. */
interface Count {
  readonly key: string;
  readonly max: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Read by the rate limit; set for the moment of counting. */
    rateCount: Count | null;
  }
}

const countOf = ({ rateCount }: FastifyRequest): Count => {
  if (rateCount === null) throw new Error('a request is counted by RateLimiter alone');
  return rateCount;
};

/**
 * Counts calls per caller and minute with @fastify/rate-limit: in Redis where there is one, so all servers share the
 * limits, else in this process. Lets calls pass while Redis is down.
 */
@Injectable()
export class RateLimiter {
  private look: ReturnType<FastifyInstance['createRateLimit']> | null = null;

  constructor(
    private readonly config: Config,
    private readonly redis: RedisConnections,
  ) {}

  /** Prepares the server's own instance; `prepare` does it for any other whose requests are to share its counts. */
  async install(server: FastifyInstance): Promise<void> {
    await server.register(rateLimit, {
      global: false,
      timeWindow: MINUTE_MS,
      cache: MOST_COUNTS,
      redis: this.redis.commands,
      nameSpace: 'rate-limit:',
      skipOnError: true,
      keyGenerator: (request) => countOf(request).key,
      max: (request) => countOf(request).max,
    });
    this.look = server.createRateLimit();
    this.prepare(server);
  }

  prepare(server: FastifyInstance): void {
    server.decorateRequest('rateCount', null);
  }

  /**
   * Counts one call of the caller at `address`; calls of a strictly limited route (its id, else null) also count on their own.
   * Returns 0 if the call may continue, else the seconds to wait.
   */
  async take(request: FastifyRequest, address: string, strictRoute: string | null): Promise<number> {
    const { rateLimitPerMinute, strictRateLimitPerMinute } = this.config;
    const seconds = await this.excess(request, { key: address, max: rateLimitPerMinute });
    if (seconds > 0 || strictRoute === null) return seconds;
    return this.excess(request, { key: `${strictRoute} ${address}`, max: strictRateLimitPerMinute });
  }

  private async excess(request: FastifyRequest, count: Count): Promise<number> {
    if (this.look === null) throw new Error('the rate limit is not installed');
    request.rateCount = count;
    const seen = await this.look(request);
    return !seen.isAllowed && seen.isExceeded ? Math.max(1, seen.ttlInSeconds) : 0;
  }
}
