import { LRUCache } from 'lru-cache';

import { Cache } from './cache.js';

const MAX_ENTRIES = 5_000;

interface Counted {
  count: number;
}

/** Keeps values in this process, as the very objects that were set: callers do not change what they get. */
export class MemoryCache extends Cache {
  private readonly entries: LRUCache<string, object>;

  constructor(maxEntries = MAX_ENTRIES) {
    super();
    this.entries = new LRUCache({ max: maxEntries });
  }

  override get<T extends object>(key: string): Promise<T | undefined> {
    return Promise.resolve(this.entries.get(key) as T | undefined);
  }

  override set(key: string, value: object, ttlMs: number): Promise<void> {
    this.entries.set(key, value, { ttl: ttlMs });
    return Promise.resolve();
  }

  override delete(key: string): Promise<void> {
    this.entries.delete(key);
    return Promise.resolve();
  }

  override add(key: string, by: number, ttlMs: number): Promise<number> {
    const kept = this.entries.get(key) as Counted | undefined;
    const counted = kept ?? { count: 0 };
    counted.count += by;
    if (kept === undefined) this.entries.set(key, counted, { ttl: ttlMs });
    return Promise.resolve(counted.count);
  }
}
