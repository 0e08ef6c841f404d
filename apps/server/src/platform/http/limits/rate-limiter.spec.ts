import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';

import { loadConfig } from '../../config/index.js';
import type { RedisConnections } from '../../redis/index.js';
import { RateLimiter } from './rate-limiter.js';

const config = loadConfig({
  NODE_ENV: 'test',
  DATABASE_URL: 'postgres://nobody@127.0.0.1/none',
  RATE_LIMIT_PER_MINUTE: '3',
  STRICT_RATE_LIMIT_PER_MINUTE: '1',
});
const none = { commands: null, subscriptions: null } as RedisConnections;

describe('rate limits in the process', () => {
  let server: FastifyInstance;
  let take: (address: string, strictRoute: string | null) => Promise<number>;

  beforeEach(async () => {
    jest.useFakeTimers({ now: 1_000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    server = fastify();
    const limiter = new RateLimiter(config, none);
    await limiter.install(server);
    const request = { rateCount: null, routeOptions: {} } as FastifyRequest;
    take = (address, strictRoute) => limiter.take(request, address, strictRoute);
  });
  afterEach(async () => {
    jest.useRealTimers();
    await server.close();
  });

  const takes = async (times: number, address: string): Promise<readonly number[]> => {
    const all = [];
    for (let n = 0; n < times; n += 1) all.push(await take(address, null));
    return all;
  };

  it('let the allowed number of calls pass and then name the seconds to wait', async () => {
    expect(await takes(3, 'a')).toEqual([0, 0, 0]);
    jest.advanceTimersByTime(20_500);
    expect(await take('a', null)).toBe(40);
  });

  it('start again a minute after the first call', async () => {
    await takes(5, 'a');
    jest.advanceTimersByTime(59_999);
    expect(await take('a', null)).toBe(1);
    jest.advanceTimersByTime(1);
    expect(await take('a', null)).toBe(0);
  });

  it('count callers apart', async () => {
    await takes(5, 'a');
    expect(await take('b', null)).toBe(0);
  });

  it('count strict routes apart, and within the usual limit', async () => {
    expect([await take('a', 'x'), await take('a', 'y')]).toEqual([0, 0]);
    expect(await take('a', 'x')).toBeGreaterThan(0);
    expect(await take('a', null)).toBeGreaterThan(0);
  });

  it('remember more callers than the plugin’s default', async () => {
    await takes(3, 'first');
    for (let n = 0; n < 6_000; n += 1) await take(`caller ${n}`, null);
    expect(await take('first', null)).toBeGreaterThan(0);
  });
});
