import type { NextResponse } from 'next/server';
import { accountTypeAttributes, sessionCookies, ssoAttributes } from '../../shell/session-tokens';

/** Removes a browser's sign-in data: the handle, the CSRF token, the entry page, the account type. */
export const clearSession = (response: NextResponse): void => {
  const { sso, csrf, wayIn, accountType } = sessionCookies();
  for (const name of [sso, csrf, wayIn]) response.cookies.set(name, '', { ...ssoAttributes(), maxAge: 0 });
  response.cookies.set(accountType, '', { ...accountTypeAttributes(), maxAge: 0 });
};
