import type { NextRequest, NextResponse } from 'next/server';
import { pageSectionOf } from '../../shell/paths';
import { siteName } from '../../shell/session-tokens';
import { forwardedOf, goTo, headerWithout, isRead, keepNowhere, namesOfBrowser } from './staff-request';
import { clearVisit, otherVisitCookies } from './visit-cookie';
import type { VisitKind } from './visit-kind';
import { requestHandle, visitStateOf } from './visit-state';

/** The answer to a request from a browser in which staff are in a visit. */
export interface CheckedVisit {
  /** The cookies that the page sees. */
  readonly cookieHeader: string;
  /** Sent instead of the page, where there is one. */
  readonly instead: NextResponse | null;
  readonly answer: (response: NextResponse) => void;
}

const leadOut = (
  { cookie, home }: Pick<VisitKind<unknown>, 'cookie' | 'home'>,
  request: NextRequest,
): CheckedVisit => {
  const over = `${home}/over`;
  return {
    cookieHeader: headerWithout(request, [siteName(cookie)]),
    instead: request.nextUrl.pathname === over ? null : goTo(over),
    answer: (response) => {
      clearVisit(request, response, cookie);
      keepNowhere(response);
    },
  };
};

const isClosed = ({ closed }: Pick<VisitKind<unknown>, 'closed'>, request: NextRequest): boolean => {
  const { pathname } = request.nextUrl;
  const isShut = closed.test(pathname) || pageSectionOf(pathname) === 'checkout';
  return isShut && (isRead(request) || pathname === '/logout');
};

/**
 * Returns the visit of a staff browser for a page, and refuses pages outside of it. Null for everyone else. The next
 * page ends an expired visit. A form sent after the end keeps the dead handle, so the API refuses it.
 */
export const checkVisit = async <Shown>(
  kind: VisitKind<Shown>,
  request: NextRequest,
): Promise<CheckedVisit | null> => {
  const { cookie, home, routes } = kind;
  const isRoute = routes.some((route) => request.nextUrl.pathname === `${home}/${route}`);
  if (!request.cookies.has(siteName(cookie)) || isRoute) return null;
  const handle = requestHandle(kind, request);
  const state = handle === null ? null : await visitStateOf(kind, handle, forwardedOf(request));
  if (state === null && isRead(request)) return leadOut(kind, request);
  const replaced = kind.cookiesOf(state);
  const hidden = [...namesOfBrowser(), ...otherVisitCookies(cookie).map(siteName), ...Object.keys(replaced)];
  const added = Object.entries(replaced).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${value}`],
  );
  return {
    cookieHeader: [headerWithout(request, hidden), ...added].filter((part) => part !== '').join('; '),
    instead: isClosed(kind, request) ? goTo(`${home}/not-here`) : null,
    answer: keepNowhere,
  };
};
