import type { Waiting } from '@simpletread/contract';
import { useQuery } from '@tanstack/react-query';

import { useCan } from '../../shell/auth/index.js';
import { useWaitingCalls } from './waiting-calls.js';

const REFRESH_MS = 60_000;
const NONE: readonly Waiting[] = [];

/** Reads the work that waits for the signed-in person: every minute, and after each change, their own or others’. */
export const useWaiting = () => {
  const calls = useWaitingCalls();
  const isEnabled = useCan()('dashboard.read');
  const {
    data = NONE,
    isSuccess,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['waiting'],
    queryFn: () => calls.waiting(),
    refetchInterval: REFRESH_MS,
    enabled: isEnabled,
    retry: false,
  });
  return { waiting: data, isRead: isSuccess, hasFailed: isError, retry: () => void refetch() };
};
