import { useGetList } from 'react-admin';

import { useCan } from '../../../shell/auth/index.js';
import { MenuCount } from '../../../shell/frame/index.js';

/** The number of returns that wait for our answer. */
export const OpenReturns = () => {
  const isEnabled = useCan()('returns.read');
  const { total } = useGetList(
    'returns',
    {
      filter: { waitsFor: 'answer' },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'dueAt', order: 'ASC' },
    },
    { enabled: isEnabled, retry: false },
  );
  return <MenuCount count={isEnabled ? (total ?? 0) : 0} unit="to answer" />;
};
