import { Redis } from 'ioredis';

import { RedisRateLimiter } from './redis-rate-limiter.js';

const url = process.env['TEST_REDIS_URL'] ?? '';
const onRedis = url === '' ? it.skip : it;

describe('rate limits in Redis', () => {
  const caller = `spec-${process.pid}`;
  const key = `rate:${caller}`;
  const redis = url === '' ? null : new Redis(url);
  const limiter = () => new RedisRateLimiter(redis as Redis, { perMinute: 2, strictPerMinute: 1 });

  beforeEach(async () => void (await redis?.del(key)));
  afterAll(async () => {
    await redis?.del(key);
    redis?.disconnect();
  });

  onRedis('let the allowed number of calls pass and then name the seconds to wait', async () => {
    const rates = limiter();
    expect([await rates.take(caller, null), await rates.take(caller, null)]).toEqual([0, 0]);
    expect(await rates.take(caller, null)).toBeGreaterThan(50);
  });

  onRedis('end a count that a process left without an end', async () => {
    await redis?.set(key, 99);
    expect(await limiter().take(caller, null)).toBe(60);
    expect(await redis?.ttl(key)).toBeGreaterThan(50);
  });

  onRedis('do not push the end of a count further', async () => {
    await redis?.set(key, 1, 'EX', 5);
    await limiter().take(caller, null);
    expect(await redis?.ttl(key)).toBeLessThanOrEqual(5);
  });
});
