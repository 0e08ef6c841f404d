import Button from '@mui/material/Button';
import { useToast } from '@simpletread/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useCan } from '../auth/index.js';
import type { JobRow } from './job-row.js';
import { useJobCalls } from './job-calls.js';

/** Runs a failed job again. */
export const RetryButton = ({ job }: { readonly job: JobRow }) => {
  const can = useCan();
  const data = useJobCalls();
  const queryClient = useQueryClient();
  const show = useToast();
  const retry = useMutation({
    mutationFn: () => data.retryJob(job.queue, job.id),
    onSuccess: async () => {
      show({ message: `${job.name} runs again.` });
      await queryClient.invalidateQueries({ queryKey: ['jobs'] });
      await queryClient.invalidateQueries({ queryKey: ['queues'] });
    },
    onError: (error) => show({ message: error.message, tone: 'bad' }),
  });
  if (job.state !== 'failed' || !can('jobs.retry')) return null;
  return (
    <Button sx={{ height: 26 }} disabled={retry.isPending} onClick={() => retry.mutate()}>
      Run again
    </Button>
  );
};
