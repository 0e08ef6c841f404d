'use client';

import { SSO_EVENT_COOKIE } from '@simpletread/domain';
import { useEffect } from 'react';
import { track } from '../../shell/analytics-events';
import { readScriptCookie, writeScriptCookie } from '../../shell/stored-values';

/** Counts a sign-in or registration once, on the first page that the customer is signed in on [R9.02]. */
export const CountSignIn = ({ isSignedIn }: { isSignedIn: boolean }) => {
  useEffect(() => {
    const action = readScriptCookie(SSO_EVENT_COOKIE);
    if (!isSignedIn || (action !== 'login' && action !== 'register')) return;
    track({ name: 'Signed In', properties: { action } });
    writeScriptCookie(SSO_EVENT_COOKIE, null);
  }, [isSignedIn]);
  return null;
};
