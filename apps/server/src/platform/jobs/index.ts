export { JobHandlers } from './job-handlers.js';
export type { JobHandler, JobOptions, ScheduledJob } from './job-queue.js';
export { JobQueue } from './job-queue.js';
export type { JobCounts, JobFilter, JobState, JobSummary } from './job-reader.js';
export { JobReader } from './job-reader.js';
export { JobsModule } from './jobs.module.js';
export { JobWorkers } from './job-workers.js';
export { QueueRegistry } from './queue-registry.js';
export { QUEUE_SCHEMA } from './postgres-queue-backend.js';
