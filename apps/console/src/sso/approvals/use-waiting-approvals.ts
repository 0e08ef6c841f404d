import { useGetList } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';

/** The number of pending requests by others; 0 for people who can't approve. */
export const useWaitingApprovals = (): number => {
  const can = useCan();
  const isEnabled = can('approvals.read') && can('approvals.decide');
  const { total } = useGetList(
    'approvals',
    {
      filter: { state: 'pending', isMine: false },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'requestedAt', order: 'DESC' },
    },
    { enabled: isEnabled, retry: false },
  );
  return isEnabled ? (total ?? 0) : 0;
};
