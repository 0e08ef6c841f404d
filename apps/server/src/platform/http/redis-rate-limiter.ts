import type { Redis } from 'ioredis';

import type { RateLimits } from './memory-rate-limiter.js';
import { RateLimiter } from './rate-limiter.js';

const WINDOW_SECONDS = 60;

/** Counts in Redis, so all servers of an installation share the limits. Lets calls pass while Redis is down. */
export class RedisRateLimiter extends RateLimiter {
  constructor(
    private readonly redis: Redis,
    private readonly limits: RateLimits,
  ) {
    super();
  }

  override async take(ip: string, strictRoute: string | null): Promise<number> {
    try {
      const usual = await this.excess(ip, this.limits.perMinute);
      if (usual > 0 || strictRoute === null) return usual;
      return await this.excess(`${strictRoute} ${ip}`, this.limits.strictPerMinute);
    } catch {
      return 0;
    }
  }

  private async excess(name: string, limit: number): Promise<number> {
    const key = `rate:${name}`;
    // In one transaction, and for every count without an end: a count that never ended would shut its caller out for good.
    const replies = await this.redis.multi().incr(key).expire(key, WINDOW_SECONDS, 'NX').ttl(key).exec();
    const [count, , seconds] = (replies ?? []).map(([error, reply]) => (error === null ? Number(reply) : 0));
    return count === undefined || count <= limit ? 0 : Math.max(1, seconds ?? 0);
  }
}
