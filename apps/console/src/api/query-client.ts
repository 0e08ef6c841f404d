import { QueryClient } from '@tanstack/react-query';

import { isPassing } from './record-error.js';

const MOST_RETRIES = 1;

/** One cache for everything read; a refusal is final, a lost call is tried once more. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: (count, error) => count < MOST_RETRIES && isPassing(error), staleTime: 2_000 },
    },
  });
