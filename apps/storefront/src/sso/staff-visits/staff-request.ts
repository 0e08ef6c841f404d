import {
  CARD_COOKIE,
  CART_COOKIE,
  CART_QUANTITY_COOKIE,
  CONSENT_COOKIE,
  FRIEND_CODE_COOKIE,
  NEXT_SHOP_COOKIE,
  NEXT_TIME_COOKIE,
  ORDER_COOKIE,
  ORDER_TOKEN_COOKIE,
  PLACED_CART_COOKIE,
  TRACKED_ORDER_COOKIE,
} from '@simpletread/domain';
import { NextResponse, type NextRequest } from 'next/server';
import { FORWARDED, storefrontUrl } from '../../shell/config';
import { sessionCookies } from '../../shell/session-tokens';

const OF_THE_BROWSER = [
  CART_COOKIE,
  CART_QUANTITY_COOKIE,
  FRIEND_CODE_COOKIE,
  NEXT_SHOP_COOKIE,
  NEXT_TIME_COOKIE,
  CARD_COOKIE,
  ORDER_COOKIE,
  ORDER_TOKEN_COOKIE,
  PLACED_CART_COOKIE,
  TRACKED_ORDER_COOKIE,
  CONSENT_COOKIE,
];

/** Cookies that are the browser's own: a visit of staff neither shows nor changes them. */
export const namesOfBrowser = (): readonly string[] => {
  const { sso, login, csrf, accountType } = sessionCookies();
  return [sso, login, csrf, accountType, ...OF_THE_BROWSER.map(({ name }) => name)];
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

/** Keeps a page of a staff visit out of every cache. */
export const keepNowhere = (response: NextResponse): void => {
  response.headers.set('cache-control', 'private, no-store');
};

export const isRead = ({ method }: NextRequest): boolean => method === 'GET' || method === 'HEAD';
