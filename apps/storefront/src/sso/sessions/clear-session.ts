import type { NextResponse } from 'next/server';
import { accountTypeAttributes, sessionCookies, ssoAttributes } from '../../shell/session';

/** Removes what a browser keeps of a sign-in: the handle, the token against forged forms, the way in, the account type. */
export const clearSession = (response: NextResponse): void => {
  const { sso, csrf, wayIn, accountType } = sessionCookies();
  for (const name of [sso, csrf, wayIn]) response.cookies.set(name, '', { ...ssoAttributes(), maxAge: 0 });
  response.cookies.set(accountType, '', { ...accountTypeAttributes(), maxAge: 0 });
};
