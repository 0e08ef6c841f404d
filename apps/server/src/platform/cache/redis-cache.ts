import type { Redis } from 'ioredis';

import { Cache } from './cache.js';

const keyOf = (key: string): string => `cache:${key}`;

/** Stores values in Redis as JSON, shared by all servers. */
export class RedisCache extends Cache {
  constructor(private readonly redis: Redis) {
    super();
  }

  override async get<T extends object>(key: string): Promise<T | undefined> {
    const text = await this.redis.get(keyOf(key));
    return text === null ? undefined : (JSON.parse(text) as T);
  }

  override async set(key: string, value: object, ttlMs: number): Promise<void> {
    await this.redis.set(keyOf(key), JSON.stringify(value), 'PX', Math.max(1, Math.round(ttlMs)));
  }

  override async delete(key: string): Promise<void> {
    await this.redis.del(keyOf(key));
  }

  override async add(key: string, by: number, ttlMs: number): Promise<number> {
    const name = keyOf(key);
    // In one transaction, so no counter is left without an expiry.
    const added = this.redis.multi().incrby(name, by);
    const replies = await added.pexpire(name, Math.max(1, Math.round(ttlMs)), 'NX').exec();
    const [error, count] = replies?.[0] ?? [new Error('the number was not changed'), null];
    if (error !== null) throw error;
    return Number(count);
  }
}
