import type { getDashboard, ReplyOf } from '@simpletread/contract';
import { useQuery } from '@tanstack/react-query';
import { useDashboardCalls } from './dashboard-calls.js';

const REFRESH_MS = 30_000;

export type DashboardFigures = ReplyOf<typeof getDashboard>;
export type Desk = NonNullable<DashboardFigures['desk']>;
export type Sales = NonNullable<DashboardFigures['sales']>;

/** Today’s figures, reloaded every half minute and after each order change. */
export const useDashboard = () => {
  const data = useDashboardCalls();
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: () => data.dashboard(),
    refetchInterval: REFRESH_MS,
  });
};
