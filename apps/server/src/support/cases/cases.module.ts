import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ContentModule } from '../../content/index.js';
import { Config } from '../../platform/config/index.js';
import { CaseCalendar } from './case-calendar.js';
import { caseEntryEntity, caseFileEntity } from './case-entry.entity.js';
import { CaseMails } from './case-mails.js';
import { CaseSteps } from './case-steps.js';
import { CaseTokens } from './case-tokens.js';
import { caseEntity } from './case.entity.js';
import { CaseRepository } from './case.repository.js';
import { FreeCases } from './free-cases.js';
import { InboundChannel, SandboxInbound, SignedInbound } from './inbound-channel.js';
import { PersonalCases } from './personal-cases.js';
import { RunCases } from './run-cases.js';
import { AnswerCase } from './staff/answer-case.js';
import { CaseListReader } from './staff/case-list.reader.js';
import { CasePageReader } from './staff/case-page.reader.js';
import { CaseStepsController } from './staff/case-steps.controller.js';
import { CasesController } from './staff/cases.controller.js';
import { ChangeCase } from './staff/change-case.js';
import { LogCall } from './staff/log-call.js';
import { MergeCase } from './staff/merge-case.js';
import { RehearseCase } from './staff/rehearse-case.js';
import { ShowCase } from './staff/show-case.js';
import { SplitCase } from './staff/split-case.js';
import { TakeInbound } from './take-inbound.js';
import { TakeMessage } from './take-message.js';

const SHARED = [
  CaseCalendar,
  CaseMails,
  CasePageReader,
  CaseRepository,
  CaseSteps,
  ShowCase,
  TakeInbound,
  TakeMessage,
  InboundChannel,
];

/** Cases: the threads between customers and support. Decision record 138. */
@Module({
  imports: [TypeOrmModule.forFeature([caseEntity, caseEntryEntity, caseFileEntity]), ContentModule],
  controllers: [CasesController, CaseStepsController],
  providers: [
    CaseCalendar,
    CaseMails,
    CaseRepository,
    CaseSteps,
    CaseTokens,
    FreeCases,
    TakeInbound,
    TakeMessage,
    PersonalCases,
    RunCases,
    AnswerCase,
    CaseListReader,
    CasePageReader,
    ChangeCase,
    LogCall,
    MergeCase,
    RehearseCase,
    ShowCase,
    SplitCase,
    {
      provide: InboundChannel,
      inject: [Config],
      useFactory: ({ supportInboundSecret: secret }: Config) =>
        secret === null ? new SandboxInbound() : new SignedInbound(secret),
    },
  ],
  exports: SHARED,
})
export class CasesModule {}
