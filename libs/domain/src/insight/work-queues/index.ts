export { type Desk, DESKS, WORK_QUEUES, type WorkQueue, workQueue, workQueuesFor } from './work-queue.js';
