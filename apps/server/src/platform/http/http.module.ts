import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';

import { Config } from '../config/index.js';
import { IdempotencyModule } from '../idempotency/index.js';
import { RedisConnections } from '../redis/index.js';
import { CallerAuthentication } from './caller-authentication.js';
import { EndpointGuard } from './endpoint.guard.js';
import { EndpointRunner } from './endpoint-runner.js';
import { FaultFilter } from './fault.filter.js';
import { MemoryRateLimiter } from './memory-rate-limiter.js';
import { RateLimiter } from './rate-limiter.js';
import { RedisRateLimiter } from './redis-rate-limiter.js';

const rateLimiter = {
  provide: RateLimiter,
  inject: [Config, RedisConnections],
  useFactory: (config: Config, { commands }: RedisConnections): RateLimiter => {
    const limits = { perMinute: config.rateLimitPerMinute, strictPerMinute: config.strictRateLimitPerMinute };
    return commands === null ? new MemoryRateLimiter(limits) : new RedisRateLimiter(commands, limits);
  },
};

@Global()
@Module({
  imports: [IdempotencyModule],
  providers: [
    CallerAuthentication,
    EndpointRunner,
    rateLimiter,
    FaultFilter,
    { provide: APP_GUARD, useClass: EndpointGuard },
    { provide: APP_FILTER, useExisting: FaultFilter },
  ],
  exports: [RateLimiter],
})
export class HttpModule {}
