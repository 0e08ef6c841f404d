import { useGetList } from 'react-admin';

import { useCan } from '../auth/index.js';
import { MenuCount } from '../frame/index.js';

/** The number of failed messages that no one has taken care of. */
export const FailedMessages = () => {
  const isEnabled = useCan()('messages.read');
  const { total } = useGetList(
    'messages',
    {
      filter: { isOpen: true },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'createdAt', order: 'DESC' },
    },
    { enabled: isEnabled, retry: false },
  );
  return <MenuCount count={isEnabled ? (total ?? 0) : 0} unit="failed" />;
};
