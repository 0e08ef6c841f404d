import { NextResponse, type NextRequest } from 'next/server';
import { storefrontUrl } from '../api/addresses';
import { FORWARDED } from '../api/forwarded-headers';
import { sessionCookies } from '../session/session-cookies';
import { COOKIES } from '../shopper/cookies';

/** What the cookie of staff who look at the shop comes to. */
export interface CheckedVisit {
  /** The cookies that the page sees. */
  readonly cookieHeader: string;
  /** Sent instead of the page, where there is one. */
  readonly instead: NextResponse | null;
  readonly answer: (response: NextResponse) => void;
}

/** Of the browser and not of whom staff see the shop as: such a look neither shows nor changes it. */
export const namesOfBrowser = (): readonly string[] => {
  const { sso, login, csrf, accountType } = sessionCookies();
  const { cart, cartQuantity, friendCode, card, order, orderToken, placedCart, trackedOrder, consent } =
    COOKIES;
  return [
    ...[sso, login, csrf, accountType],
    ...[cart, cartQuantity, friendCode, card, order, orderToken, placedCart, trackedOrder, consent],
  ];
};

export const headerWithout = (request: NextRequest, names: readonly string[]): string =>
  request.cookies
    .getAll()
    .filter(({ name }) => !names.includes(name))
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');

export const forwardedOf = ({ headers }: NextRequest): Record<string, string> =>
  Object.fromEntries(
    FORWARDED.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

export const goTo = (path: string): NextResponse =>
  NextResponse.redirect(new URL(path, storefrontUrl()), 303);

/** No cache of anybody's keeps a page that staff saw as somebody else. */
export const keepNowhere = (response: NextResponse): void => {
  response.headers.set('cache-control', 'private, no-store');
};

export const isRead = ({ method }: NextRequest): boolean => method === 'GET' || method === 'HEAD';
