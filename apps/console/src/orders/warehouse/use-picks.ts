import { useQuery } from '@tanstack/react-query';

import { useWarehouseCalls } from './warehouse-calls.js';

const REFRESH_MS = 15_000;

/** Orders to pick and parcels at the dock of a warehouse, refreshed as colleagues work. */
export const usePicks = (code: string) => {
  const calls = useWarehouseCalls();
  return useQuery({
    queryKey: ['picks', code],
    queryFn: () => calls.picks(code),
    refetchInterval: REFRESH_MS,
  });
};
