import type { listJobs, listQueues, ReplyOf } from '@simpletread/contract';

import type { StateFace } from '../detail/index.js';

export type JobRow = ReplyOf<typeof listJobs>[number];
export type QueueRow = ReplyOf<typeof listQueues>[number];

/** The look of each job state. */
export const JOB_FACES: Readonly<Record<JobRow['state'], StateFace>> = {
  waiting: { label: 'Waiting', tone: 'neutral', mark: 'half' },
  active: { label: 'Running', tone: 'info', mark: 'full' },
  delayed: { label: 'Scheduled', tone: 'neutral', mark: 'full' },
  completed: { label: 'Done', tone: 'good', mark: 'ring' },
  failed: { label: 'Failed', tone: 'bad', mark: 'full' },
};
