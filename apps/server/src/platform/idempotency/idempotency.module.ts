import { Module } from '@nestjs/common';

import { Idempotency } from './idempotency.js';
import { SweepKeys } from './sweep-keys.js';

@Module({ providers: [Idempotency, SweepKeys], exports: [Idempotency] })
export class IdempotencyModule {}
