import { type ReactNode, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { isSignedOut, watchSession } from './session.js';

const SIGN_IN_PATH = '/login';

/**
 * Removes all screens at the moment the session ends and opens the sign-in page, once. Otherwise each part of a screen
 * would notice the end and redirect again before that page is drawn.
 */
export const SessionGate = ({ children }: { readonly children: ReactNode }) => {
  const isOver = useSyncExternalStore(watchSession, isSignedOut);
  const { pathname, search } = useLocation();
  if (isOver && pathname !== SIGN_IN_PATH) {
    return <Navigate to={SIGN_IN_PATH} replace state={{ nextPathname: pathname, nextSearch: search }} />;
  }
  return children;
};
