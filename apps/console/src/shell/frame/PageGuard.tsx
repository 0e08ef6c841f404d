import type { ReactNode } from 'react';
import { useLocation, usePermissions } from 'react-admin';
import { Navigate } from 'react-router-dom';

import { RESOURCE_PERMISSIONS, useCan } from '../auth/index.js';
import { AccessDeniedPage } from './AccessDeniedPage.js';
import { PageSkeleton } from './PageSkeleton.js';
import { entryOf, useMenu } from '../menu/index.js';

/**
 * Refuses a page that the role doesn't open before it calls the server. People without Today start at the top of their
 * menu.
 */
export const PageGuard = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation();
  const { isPending } = usePermissions();
  const can = useCan();
  const first = useMenu()[0]?.entries[0];
  const here = entryOf(pathname);
  if (here === undefined || can(RESOURCE_PERMISSIONS[here.resource])) return children;
  if (isPending) return <PageSkeleton />;
  if (pathname === '/' && first !== undefined) return <Navigate to={first.path} replace />;
  return <AccessDeniedPage />;
};
