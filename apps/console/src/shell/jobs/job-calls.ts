import { retryJob } from '@simpletread/contract';

import { client, newIdempotencyKey, useCalls } from '../api/index.js';

/** Jobs that failed. */
export const jobCalls = {
  retryJob: (queue: string, id: string) =>
    client.call(retryJob, { params: { queue, id } }, { idempotencyKey: newIdempotencyKey() }),
};

export const useJobCalls = () => useCalls(jobCalls);
