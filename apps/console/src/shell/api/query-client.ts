import { MutationCache, QueryClient } from '@tanstack/react-query';

import { isPassing } from './record-error.js';

const MOST_RETRIES = 1;
/** A refusal is final; a lost call is tried once more. */
export const retriesRead = (count: number, error: Error): boolean => count < MOST_RETRIES && isPassing(error);

/** Reads that any write may change: a record’s history, and the waiting work. */
const WRITTEN_KEYS = ['history', 'audit', 'audit-chain', 'waiting'];

/** One cache for everything read. */
export const createQueryClient = (): QueryClient => {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: () =>
        Promise.all(WRITTEN_KEYS.map((name) => client.invalidateQueries({ queryKey: [name] }))),
    }),
    defaultOptions: {
      queries: { retry: retriesRead, staleTime: 2_000 },
    },
  });
  return client;
};
