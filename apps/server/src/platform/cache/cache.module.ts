import { Global, Module } from '@nestjs/common';

import { RedisConnections } from '../redis/index.js';
import { Cache } from './cache.js';
import { MemoryCache } from './memory-cache.js';
import { RedisCache } from './redis-cache.js';

const cacheProvider = {
  provide: Cache,
  inject: [RedisConnections],
  useFactory: ({ commands }: RedisConnections): Cache =>
    commands === null ? new MemoryCache() : new RedisCache(commands),
};

@Global()
@Module({ providers: [cacheProvider], exports: [Cache] })
export class CacheModule {}
