import type { Redis } from 'ioredis';

import { Cache } from './cache.js';

const keyOf = (key: string): string => `cache:${key}`;

/** Keeps values in Redis as JSON, so that all servers share them. */
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
}
