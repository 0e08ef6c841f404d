import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { CasesModule, satisfactionEntity } from '../cases/index.js';
import { AnswerSatisfaction } from './answer-satisfaction.js';
import { AskSatisfaction } from './ask-satisfaction.js';
import { SatisfactionController } from './satisfaction.controller.js';
import { SatisfactionRepository } from './satisfaction.repository.js';
import { SatisfactionTokens } from './satisfaction-tokens.js';
import { StaffSatisfactionController } from './staff/satisfaction.controller.js';
import { SatisfactionReader } from './staff/satisfaction.reader.js';

/** Customers’ ratings of our support: asked once for each case. Decision record 175. */
@Module({
  imports: [TypeOrmModule.forFeature([satisfactionEntity]), CasesModule],
  controllers: [SatisfactionController, StaffSatisfactionController],
  providers: [
    AnswerSatisfaction,
    AskSatisfaction,
    SatisfactionReader,
    SatisfactionRepository,
    SatisfactionTokens,
  ],
  exports: [AnswerSatisfaction],
})
export class SatisfactionModule {}
