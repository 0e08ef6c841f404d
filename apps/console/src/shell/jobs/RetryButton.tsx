import Button from '@mui/material/Button';

import { useStaffAction } from '../action/index.js';
import { useCan } from '../auth/index.js';
import { useJobCalls } from './job-calls.js';
import type { JobRow } from './job-row.js';

/** Runs a failed job again. */
export const RetryButton = ({ job }: { readonly job: JobRow }) => {
  const can = useCan();
  const data = useJobCalls();
  const retry = useStaffAction({
    run: () => data.retryJob(job.queue, job.id),
    reload: ['jobs', 'queues'],
    done: () => `${job.name} restarted.`,
    isAlone: true,
  });
  if (job.state !== 'failed' || !can('jobs.retry')) return null;
  return (
    <Button sx={{ height: 26 }} disabled={retry.isBusy} onClick={() => retry.start(null)}>
      Retry
    </Button>
  );
};
