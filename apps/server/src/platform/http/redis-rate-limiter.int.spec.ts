import { Redis } from 'ioredis';

import { RedisRateLimiter } from './redis-rate-limiter.js';

const url = process.env['TEST_REDIS_URL'] ?? '';
const hasRedis = url !== '';
const title = hasRedis
  ? 'rate limits in Redis'
  : 'rate limits in Redis: skipped, since TEST_REDIS_URL names no server';

(hasRedis ? describe : describe.skip)(title, () => {
  const caller = `spec-${process.pid}`;
  const key = `rate:${caller}`;
  const redis = hasRedis ? new Redis(url) : null;
  const limiter = () => new RedisRateLimiter(redis as Redis, { perMinute: 2, strictPerMinute: 1 });

  beforeEach(async () => void (await redis?.del(key)));
  afterAll(async () => {
    await redis?.del(key);
    redis?.disconnect();
  });

  it('let the allowed number of calls pass and then name the seconds to wait', async () => {
    const rates = limiter();
    expect([await rates.take(caller, null), await rates.take(caller, null)]).toEqual([0, 0]);
    expect(await rates.take(caller, null)).toBeGreaterThan(50);
  });

  it('end a count that a process left without an end', async () => {
    await redis?.set(key, 99);
    expect(await limiter().take(caller, null)).toBe(60);
    expect(await redis?.ttl(key)).toBeGreaterThan(50);
  });

  it('do not push the end of a count further', async () => {
    await redis?.set(key, 1, 'EX', 5);
    await limiter().take(caller, null);
    expect(await redis?.ttl(key)).toBeLessThanOrEqual(5);
  });
});
