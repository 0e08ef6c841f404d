import { getDashboard } from '@simpletread/contract';

import { client, useCalls } from '../../shell/api/index.js';

/** The figures of today. */
export const dashboardCalls = {
  dashboard: () => client.call(getDashboard, {}),
};

export const useDashboardCalls = () => useCalls(dashboardCalls);
