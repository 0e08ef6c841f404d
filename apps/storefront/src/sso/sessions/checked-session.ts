import type { NextRequest, NextResponse } from 'next/server';
import { reportProblem } from '../../shell/telemetry';
import { clearSession } from './clear-session';
import { handleOf, newCsrfToken, sessionCookies, ssoAttributes, tokensOf } from '../../shell/session';

/** What a request's cookies come to. */
export interface CheckedSession {
  /** The cookies that the page sees; null where they are as the browser sent them. */
  readonly cookieHeader: string | null;
  /** What the answer tells the browser. */
  readonly answer: (response: NextResponse) => void;
}

const UNCHANGED: CheckedSession = { cookieHeader: null, answer: () => undefined };

/** Whether the handle still stands for a session. While nobody can say, it is left alone. */
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

/** Whatever stands in the cookie and is no session makes a guest, and is cleared [R4.06]. */
export const checkSession = async (request: NextRequest): Promise<CheckedSession> => {
  const names = sessionCookies();
  const text = request.cookies.get(names.sso)?.value;
  if (text === undefined) return UNCHANGED;
  if (!(await isLive(handleOf(text)))) {
    const gone = [names.sso, names.csrf, names.accountType];
    return {
      cookieHeader: headerOf(request, (cookies) => gone.forEach((name) => cookies.delete(name))),
      answer: clearSession,
    };
  }
  if (request.cookies.get(names.csrf)?.value.length === 32) return UNCHANGED;
  const csrf = newCsrfToken();
  return {
    cookieHeader: headerOf(request, (cookies) => void cookies.set(names.csrf, csrf)),
    answer: (response) => void response.cookies.set(names.csrf, csrf, ssoAttributes()),
  };
};
