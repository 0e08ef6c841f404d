import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { WorkOwnersModule } from '../../platform/work-owners/index.js';
import { FollowQuote } from './follow-quote.js';
import { ForgetRequests } from './forget-requests.js';
import { PersonalRequests } from './personal-requests.js';
import { requestEntity } from './request.entity.js';
import { RequestRepository } from './request.repository.js';
import { RequestSteps } from './request-steps.js';
import { RequestsController } from './requests.controller.js';
import { SendRequest } from './send-request.js';
import { RequestListReader } from './staff/request-list.reader.js';
import { PipelineReader } from './staff/pipeline.reader.js';
import { StaffRequestsController } from './staff/requests.controller.js';
import { WorkRequest } from './staff/work-request.js';

/** The sales pipeline: what shoppers ask for, and what becomes of it. */
@Module({
  imports: [TypeOrmModule.forFeature([requestEntity]), WorkOwnersModule],
  controllers: [RequestsController, StaffRequestsController],
  providers: [
    RequestRepository,
    RequestSteps,
    SendRequest,
    FollowQuote,
    RequestListReader,
    PipelineReader,
    WorkRequest,
    PersonalRequests,
    ForgetRequests,
  ],
  exports: [FollowQuote],
})
export class RequestsModule {}
