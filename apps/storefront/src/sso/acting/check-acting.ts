import { ACTING_COOKIE } from '@simpletread/domain';
import type { NextRequest, NextResponse } from 'next/server';
import { handleOf, sessionCookies } from '../../shell/session';
import { pageSectionOf } from '../../shell/paths';
import {
  type CheckedVisit,
  forwardedOf,
  goTo,
  headerWithout,
  isRead,
  keepNowhere,
  namesOfBrowser,
} from './staff-request';
import { attributesOf } from '../../shell/stored-values';
import { visitStateOf } from './visit-state';

const HOME = '/acting';
const OVER = `${HOME}/over`;
const NOT_HERE = `${HOME}/not-here`;

/** Pages closed to staff: buying, signing in or out, and copies of a customer's data. */
const CLOSED = /^\/(login|register|logout|api\/sso-landing|account\/privacy|account\/verification)(\/|$)/;

export const clearActing = (response: NextResponse): void =>
  void response.cookies.set(sessionCookies().acting, '', attributesOf(ACTING_COOKIE, 0));

/**
 * For staff viewing as a customer, returns the browser's facts for the page, and a redirect for unavailable pages. Null for everyone else.
 * An ended visit redirects out; a form sent after its end keeps the dead handle, so the API refuses it.
 */
export const checkActing = async (request: NextRequest): Promise<CheckedVisit | null> => {
  const { acting, preview } = sessionCookies();
  const text = request.cookies.get(acting)?.value;
  const { pathname } = request.nextUrl;
  if (text === undefined || pathname === `${HOME}/open` || pathname === `${HOME}/end`) return null;
  const handle = handleOf(text);
  const state = handle === null ? null : await visitStateOf(handle, forwardedOf(request));
  if (state === null && isRead(request))
    return {
      cookieHeader: headerWithout(request, [acting]),
      instead: pathname === OVER ? null : goTo(OVER),
      answer: (response) => {
        clearActing(response);
        keepNowhere(response);
      },
    };
  const isClosed =
    (CLOSED.test(pathname) || pageSectionOf(pathname) === 'checkout') &&
    (isRead(request) || pathname === '/logout');
  return {
    cookieHeader: headerWithout(request, [...namesOfBrowser(), preview]),
    instead: isClosed ? goTo(NOT_HERE) : null,
    answer: keepNowhere,
  };
};
