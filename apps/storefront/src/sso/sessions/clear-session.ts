import type { NextRequest, NextResponse } from 'next/server';
import { accountTypeAttributes, sessionCookies, ssoAttributes } from '../../shell/session-tokens';
import { clearCookies } from '../../shell/stored-values';

/** Removes a browser's sign-in data: the handle, the CSRF token, the entry page, the account type. */
export const clearSession = (request: NextRequest, response: NextResponse): void => {
  const { sso, csrf, wayIn, accountType } = sessionCookies();
  clearCookies({ request, response }, [sso, csrf, wayIn], ssoAttributes());
  clearCookies({ request, response }, [accountType], accountTypeAttributes());
};
