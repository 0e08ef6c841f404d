import { useGetList } from 'react-admin';

import { useCan } from '../auth/index.js';
import { MenuCount } from '../frame/index.js';

/** The number of alerts without an owner. */
export const OpenAlerts = () => {
  const can = useCan();
  const isEnabled = can('alerts.read');
  const { total } = useGetList(
    'alerts',
    {
      filter: { state: 'open' },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'lastSeenAt', order: 'DESC' },
    },
    { enabled: isEnabled, retry: false },
  );
  return <MenuCount count={isEnabled ? (total ?? 0) : 0} unit="open" />;
};
