import type { NextRequest, NextResponse } from 'next/server';
import { reportProblem } from '../../shell/error-reports';
import { clearSession } from './clear-session';
import { handleOf, newCsrfToken, sessionCookies, ssoAttributes, tokensOf } from '../../shell/session-tokens';

/** The result of checking a request's cookies. */
export interface CheckedSession {
  /** The cookies that the page sees; null if unchanged. */
  readonly cookieHeader: string | null;
  /** Adds the changes to the answer for the browser. */
  readonly answer: (response: NextResponse) => void;
}

const UNCHANGED: CheckedSession = { cookieHeader: null, answer: () => undefined };

/** True if the handle still has a session. If unknown, it is left alone. */
const isLive = async (handle: string | null): Promise<boolean> => {
  if (handle === null) return false;
  try {
    return (await tokensOf(handle).current()) !== null;
  } catch (error) {
    reportProblem('session', error);
    return true;
  }
};

const headerOf = (request: NextRequest, change: (cookies: Map<string, string>) => void): string => {
  const cookies = new Map(
    request.cookies.getAll().map(({ name, value }) => [name, encodeURIComponent(value)]),
  );
  change(cookies);
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
};

/** Treats any cookie without a session as a guest's, and clears it [R4.06]. */
export const checkSession = async (request: NextRequest): Promise<CheckedSession> => {
  const names = sessionCookies();
  const text = request.cookies.get(names.sso)?.value;
  if (text === undefined) return UNCHANGED;
  if (!(await isLive(handleOf(text)))) {
    const gone = [names.sso, names.csrf, names.accountType];
    return {
      cookieHeader: headerOf(request, (cookies) => gone.forEach((name) => cookies.delete(name))),
      answer: (response) => clearSession(request, response),
    };
  }
  if (request.cookies.get(names.csrf)?.value.length === 32) return UNCHANGED;
  const csrf = newCsrfToken();
  return {
    cookieHeader: headerOf(request, (cookies) => void cookies.set(names.csrf, csrf)),
    answer: (response) => void response.cookies.set(names.csrf, csrf, ssoAttributes()),
  };
};
