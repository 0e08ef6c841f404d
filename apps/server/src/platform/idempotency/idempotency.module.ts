import { Module } from '@nestjs/common';

import { Idempotency } from './idempotency.js';
import { SealedResponse } from './sealed-response.js';
import { SweepKeys } from './sweep-keys.js';

@Module({ providers: [Idempotency, SealedResponse, SweepKeys], exports: [Idempotency] })
export class IdempotencyModule {}
