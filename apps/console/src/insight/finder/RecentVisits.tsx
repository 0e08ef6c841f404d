import { useEffect } from 'react';
import { useGetIdentity, useLocation } from 'react-admin';

import { recordAt } from './found-path.js';
import { keepRecent } from './recents.js';

/** Remembers each record whose page is opened. */
export const RecentVisits = () => {
  const { pathname } = useLocation();
  const { identity } = useGetIdentity();
  const personId = identity === undefined ? null : String(identity.id);
  useEffect(() => {
    const record = recordAt(pathname);
    if (record !== null && personId !== null) keepRecent(personId, record);
  }, [pathname, personId]);
  return null;
};
