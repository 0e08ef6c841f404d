import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { mailSuppressionEntity } from './mail-suppression.entity.js';
import { Suppressions } from './suppressions.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([mailSuppressionEntity])],
  providers: [Suppressions],
  exports: [Suppressions],
})
export class SuppressionsModule {}
