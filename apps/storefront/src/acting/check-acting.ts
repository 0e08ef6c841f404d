import { NextResponse, type NextRequest } from 'next/server';
import { storefrontUrl } from '../api/addresses';
import { FORWARDED } from '../api/forwarded-headers';
import { handleOf, sessionCookies, ssoAttributes } from '../session/session-cookies';
import { COOKIES } from '../shopper/cookies';
import { visitStateOf } from './visit-state';

/** What the cookie of a visit comes to. */
export interface CheckedVisit {
  /** The cookies that the page sees. */
  readonly cookieHeader: string;
  /** Sent instead of the page, where there is one. */
  readonly instead: NextResponse | null;
  readonly answer: (response: NextResponse) => void;
}

const HOME = '/acting';
const OVER = `${HOME}/over`;
const NOT_HERE = `${HOME}/not-here`;

/** Where there is nothing to see for staff: what buys, signs in or out, and copies of a customer's data. */
const CLOSED =
  /^\/(checkout|login|register|logout|api\/sso-landing|account\/privacy|account\/verification)(\/|$)/;

/** Of the browser and not of the customer: a visit neither shows nor changes it. */
const namesOfBrowser = (): readonly string[] => {
  const { sso, login, csrf, accountType } = sessionCookies();
  const { cart, cartQuantity, card, order, orderToken, placedCart, trackedOrder, consent } = COOKIES;
  return [
    ...[sso, login, csrf, accountType],
    ...[cart, cartQuantity, card, order, orderToken, placedCart, trackedOrder, consent],
  ];
};

const headerWithout = (request: NextRequest, names: readonly string[]): string =>
  request.cookies
    .getAll()
    .filter(({ name }) => !names.includes(name))
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');

const forwardedOf = ({ headers }: NextRequest): Record<string, string> =>
  Object.fromEntries(
    FORWARDED.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

const goTo = (path: string): NextResponse => NextResponse.redirect(new URL(path, storefrontUrl()), 303);

export const clearActing = (response: NextResponse): void =>
  void response.cookies.set(sessionCookies().acting, '', { ...ssoAttributes(), maxAge: 0 });

/** No cache of anybody's keeps a page of a customer that staff saw. */
export const keepNowhere = (response: NextResponse): void => {
  response.headers.set('cache-control', 'private, no-store');
};

const isRead = ({ method }: NextRequest): boolean => method === 'GET' || method === 'HEAD';

/**
 * For staff who see the shop as a customer: what the page sees of the browser, and what is no page for them. Null for everybody else. A visit that is
 * over leads out of it; a form that is sent after its end keeps the dead handle, so that the API refuses it.
 */
export const checkActing = async (request: NextRequest): Promise<CheckedVisit | null> => {
  const { acting } = sessionCookies();
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
  const isClosed = CLOSED.test(pathname) && (isRead(request) || pathname === '/logout');
  return {
    cookieHeader: headerWithout(request, namesOfBrowser()),
    instead: isClosed ? goTo(NOT_HERE) : null,
    answer: keepNowhere,
  };
};
