import type { listJobs, listQueues, ReplyOf } from '@simpletread/contract';
import type { ChipMark, ChipTone } from '@simpletread/ui';

export type JobRow = ReplyOf<typeof listJobs>[number];
export type QueueRow = ReplyOf<typeof listQueues>[number];

interface Face {
  readonly label: string;
  readonly tone: ChipTone;
  readonly mark: ChipMark;
}

/** How each state of a job is shown. */
export const JOB_FACES: Readonly<Record<JobRow['state'], Face>> = {
  waiting: { label: 'Waiting', tone: 'neutral', mark: 'half' },
  active: { label: 'Running', tone: 'info', mark: 'full' },
  delayed: { label: 'Later', tone: 'neutral', mark: 'full' },
  completed: { label: 'Done', tone: 'good', mark: 'ring' },
  failed: { label: 'Failed', tone: 'bad', mark: 'full' },
};
