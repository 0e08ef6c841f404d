import { Redis } from 'ioredis';

const DATABASES = 16;

/** A Redis database of this test process alone, or null where there is no Redis for tests. */
const redisUrl = (): string | null => {
  const given = process.env['TEST_REDIS_URL'];
  if (given === undefined || given === '') return null;
  const url = new URL(given);
  url.pathname = `/${Number(process.env['JEST_WORKER_ID'] ?? 0) % DATABASES}`;
  return url.href;
};

/** Registers `suite` for PostgreSQL and, where TEST_REDIS_URL names a server, for Redis; `env` chooses the backend. */
export const onBothBackends = (suite: (env: Readonly<Record<string, string>>) => void): void => {
  describe('on PostgreSQL', () => suite({}));
  const url = redisUrl();
  if (url === null) {
    it.skip('on Redis: skipped, since TEST_REDIS_URL names no server', () => undefined);
    return;
  }
  describe('on Redis', () => {
    beforeAll(async () => {
      const redis = new Redis(url);
      await redis.flushdb();
      redis.disconnect();
    });
    suite({ REDIS_URL: url });
  });
};
