import {
  ACCOUNT_TYPE_COOKIE,
  ACTING_COOKIE,
  cookieName,
  CSRF_COOKIE,
  LOGIN_COOKIE,
  PREVIEW_COOKIE,
  SSO_COOKIE,
  type StoredCookie,
  WAY_IN_COOKIE,
} from '@simpletread/domain';
import { storefrontUrl } from '../config';
import { attributesOf } from '../stored-values';

const isHttps = (): boolean => storefrontUrl().startsWith('https:');

/** The name of a cookie on this site. */
export const siteName = (cookie: StoredCookie): string => cookieName(cookie, isHttps());

/** Returns the names of the cookies of a signed-in customer and of visiting staff, on this site. */
export const sessionCookies = () =>
  ({
    sso: siteName(SSO_COOKIE),
    login: siteName(LOGIN_COOKIE),
    csrf: siteName(CSRF_COOKIE),
    acting: siteName(ACTING_COOKIE),
    wayIn: siteName(WAY_IN_COOKIE),
    preview: siteName(PREVIEW_COOKIE),
    accountType: siteName(ACCOUNT_TYPE_COOKIE),
  }) as const;

export const ssoAttributes = () => attributesOf(SSO_COOKIE);
export const loginAttributes = () => attributesOf(LOGIN_COOKIE);
export const accountTypeAttributes = () => attributesOf(ACCOUNT_TYPE_COOKIE);

const HANDLE = /^[A-Za-z0-9_-]{43}$/;

/** Returns `text` if it could be a handle. */
export const handleOf = (text: string | undefined): string | null =>
  text !== undefined && HANDLE.test(text) ? text : null;

const CSRF_BYTES = 24;

/** Returns 32 random characters [R9.02]. */
export const newCsrfToken = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(CSRF_BYTES))).toString('base64url');

/** The pages where sign-ins start and signing out ends. */
export type WayIn = 'home' | 'employees';

export const WAYS_IN: Readonly<Record<WayIn, string>> = { home: '/', employees: '/dt-employees' };

/** Returns the entry page of a sign-in that ended at the path `returnTo`. */
export const wayInOf = (returnTo: string): WayIn =>
  new URL(returnTo, 'http://shop').pathname === WAYS_IN.employees ? 'employees' : 'home';
