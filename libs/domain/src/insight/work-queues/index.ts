export { type Desk, DESKS } from './queue-row.js';
export { WORK_QUEUES, type WorkQueue, workQueue, workQueuesFor } from './work-queue.js';
