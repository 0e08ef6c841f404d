import { type ReactNode, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { isSignedOut, watchSession } from './session.js';

const SIGN_IN_PATH = '/login';

/**
 * Takes all screens away at the moment the session ends and leads to signing in, once. Left standing, each part of a screen would find the end by
 * itself and send the browser to the sign-in page again, before that page is ever drawn.
 */
export const SessionGate = ({ children }: { readonly children: ReactNode }) => {
  const isOver = useSyncExternalStore(watchSession, isSignedOut);
  const { pathname, search } = useLocation();
  if (isOver && pathname !== SIGN_IN_PATH) {
    return <Navigate to={SIGN_IN_PATH} replace state={{ nextPathname: pathname, nextSearch: search }} />;
  }
  return children;
};
