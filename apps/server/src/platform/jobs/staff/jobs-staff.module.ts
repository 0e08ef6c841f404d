import { Module } from '@nestjs/common';

import { JobListReader } from './job-list.reader.js';
import { StaffJobsController } from './jobs.controller.js';
import { RetryJob } from './retry-job.js';

@Module({ controllers: [StaffJobsController], providers: [JobListReader, RetryJob] })
export class JobsStaffModule {}
