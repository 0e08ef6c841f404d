import type { Waiting } from '@simpletread/contract';
import { useQuery } from '@tanstack/react-query';

import { ALL_WAREHOUSES, useOwnWarehouse } from '../../orders/index.js';
import { useCan } from '../../shell/auth/index.js';
import { useWaitingCalls } from './waiting-calls.js';

const REFRESH_MS = 60_000;
const NONE: readonly Waiting[] = [];

/** Reads the work that waits for the signed-in person, at their warehouse if they chose one: every minute, and after each change, their own or others’. */
export const useWaiting = () => {
  const calls = useWaitingCalls();
  const [warehouse] = useOwnWarehouse();
  const isEnabled = useCan()('dashboard.read');
  const {
    data = NONE,
    isSuccess,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['waiting', warehouse],
    queryFn: () => calls.waiting(warehouse === ALL_WAREHOUSES ? null : warehouse),
    refetchInterval: REFRESH_MS,
    enabled: isEnabled,
    retry: false,
  });
  return { waiting: data, isRead: isSuccess, hasFailed: isError, retry: () => void refetch() };
};
