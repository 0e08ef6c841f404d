import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';

import { IdempotencyModule } from '../idempotency/index.js';
import { CallerAuthentication } from './caller-authentication.js';
import { EndpointGuard } from './endpoint.guard.js';
import { EndpointRunner } from './endpoint-runner.js';
import { FaultFilter } from './fault.filter.js';
import { RateLimiter } from './limits/rate-limiter.js';

@Global()
@Module({
  imports: [IdempotencyModule],
  providers: [
    CallerAuthentication,
    EndpointRunner,
    RateLimiter,
    FaultFilter,
    { provide: APP_GUARD, useClass: EndpointGuard },
    { provide: APP_FILTER, useExisting: FaultFilter },
  ],
  exports: [RateLimiter],
})
export class HttpModule {}
