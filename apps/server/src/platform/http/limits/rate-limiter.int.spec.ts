import { randomUUID } from 'node:crypto';

import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';

import { loadConfig } from '../../config/index.js';
import type { RedisConnections } from '../../redis/index.js';
import { RateLimiter } from './rate-limiter.js';

const url = process.env['TEST_REDIS_URL'] ?? '';
const hasRedis = url !== '';
const title = hasRedis
  ? 'rate limits in Redis'
  : 'rate limits in Redis: skipped, since TEST_REDIS_URL names no server';

const config = loadConfig({
  NODE_ENV: 'test',
  DATABASE_URL: 'postgres://nobody@127.0.0.1/none',
  RATE_LIMIT_PER_MINUTE: '2',
  STRICT_RATE_LIMIT_PER_MINUTE: '1',
});

/** Another server of the same installation, with its own connections. */
const aServer = async (redis: Redis) => {
  const server = fastify();
  const limiter = new RateLimiter(config, { commands: redis, subscriptions: null } as RedisConnections);
  await limiter.install(server);
  const request = { rateCount: null, routeOptions: {} } as FastifyRequest;
  return { server, take: (address: string) => limiter.take(request, address, null) };
};

const opened: { server: FastifyInstance; redis: Redis }[] = [];
const open = async (redis: Redis) => {
  const { server, take } = await aServer(redis);
  opened.push({ server, redis });
  return take;
};

afterAll(async () => {
  for (const { server, redis } of opened) {
    redis.disconnect();
    await server.close();
  }
});

describe('rate limits while Redis is away', () => {
  it('let every call pass', async () => {
    const options = { maxRetriesPerRequest: 0, disconnectTimeout: 0 };
    const nowhere = new Redis('redis://127.0.0.1:1', options).on('error', () => undefined);
    const take = await open(nowhere);
    expect([await take('a'), await take('a'), await take('a')]).toEqual([0, 0, 0]);
  });
});

(hasRedis ? describe : describe.skip)(title, () => {
  const caller = randomUUID();

  it('are shared by all servers, and name the seconds to wait', async () => {
    const [one, other] = [await open(new Redis(url)), await open(new Redis(url))];
    expect([await one(caller), await other(caller)]).toEqual([0, 0]);
    expect(await one(caller)).toBeGreaterThan(50);
    expect(await other(caller)).toBeGreaterThan(50);
  });

  it('do not push the end of a count further', async () => {
    const redis = new Redis(url);
    const take = await open(redis);
    const key = `rate-limit:${caller}`;
    await redis.set(key, 1, 'EX', 5);
    await take(caller);
    expect(await redis.ttl(key)).toBeLessThanOrEqual(5);
  });
});
