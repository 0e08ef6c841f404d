import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { Idempotency } from './idempotency.js';
import { SealedResponse } from './sealed-response.js';
import { SweepKeys } from './sweep-keys.js';
import { idempotencyKeyEntity } from './idempotency-key.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([idempotencyKeyEntity])],
  providers: [Idempotency, SealedResponse, SweepKeys],
  exports: [Idempotency],
})
export class IdempotencyModule {}
