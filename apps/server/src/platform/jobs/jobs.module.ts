import { Global, Module } from '@nestjs/common';

import { BullJobQueue } from './bull-job-queue.js';
import { BullJobReader } from './bull-job-reader.js';
import { JobHandlers } from './job-handlers.js';
import { JobQueue } from './job-queue.js';
import { JobReader } from './job-reader.js';
import { JobTurns } from './job-turns.js';
import { JobWorkers } from './job-workers.js';
import { QueueRegistry } from './queue-registry.js';

@Global()
@Module({
  providers: [
    QueueRegistry,
    JobHandlers,
    JobTurns,
    JobWorkers,
    { provide: JobQueue, useClass: BullJobQueue },
    { provide: JobReader, useClass: BullJobReader },
  ],
  exports: [QueueRegistry, JobHandlers, JobWorkers, JobQueue, JobReader],
})
export class JobsModule {}
