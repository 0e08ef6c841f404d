import { storefrontUrl } from '../api/addresses';
import { cookieAttributes, secretCookieAttributes } from '../shopper/cookies';

/** A sign-in lasts 30 days, and so does what belongs to it. */
export const SSO_SECONDS = 2_592_000;
/** A sign-in that was begun is finished in ten minutes or not at all. */
export const LOGIN_SECONDS = 600;

const isHttps = (): boolean => storefrontUrl().startsWith('https:');

/** On https nobody but this very host may set them; without it browsers refuse the prefix. */
const ownHost = (name: string): string => (isHttps() ? `__Host-${name}` : name);

/** Cookies of a signed-in customer; all but the last are HttpOnly. */
export const sessionCookies = () =>
  ({
    /** Handle of the session, which the API swaps for tokens; 30 days. */
    sso: ownHost('st_sso'),
    /** Binds a sign-in that was begun to this browser; 10 minutes. */
    login: ownHost('st_login'),
    /** 32 random characters that a form of ours brings back; 30 days. */
    csrf: ownHost('st_csrf'),
    /** Handle of a visit of staff who see the shop as a customer; 15 minutes at most. */
    acting: ownHost('st_acting'),
    /** `employees` where one signed in by their page, which signing out leads back to; 30 days. */
    wayIn: ownHost('st_way_in'),
    /** Handle of a preview that staff look at; 60 minutes at most. */
    preview: ownHost('st_preview'),
    /** The first account type, for display and measuring alone; 30 days; script may read it. */
    accountType: 'sso_account_type',
  }) as const;

export const ssoAttributes = () => secretCookieAttributes(SSO_SECONDS);
export const loginAttributes = () => secretCookieAttributes(LOGIN_SECONDS);
export const accountTypeAttributes = () => cookieAttributes(SSO_SECONDS);

const HANDLE = /^[A-Za-z0-9_-]{43}$/;

/** `text` where it may be a handle at all. */
export const handleOf = (text: string | undefined): string | null =>
  text !== undefined && HANDLE.test(text) ? text : null;

const CSRF_BYTES = 24;

/** 32 random characters [R9.02]. */
export const newCsrfToken = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(CSRF_BYTES))).toString('base64url');

/** The pages that sign-ins begin at and that signing out leads back to. */
export type WayIn = 'home' | 'employees';

export const WAYS_IN: Readonly<Record<WayIn, string>> = { home: '/', employees: '/dt-employees' };

/** By which page a sign-in came that ended at the path `returnTo`. */
export const wayInOf = (returnTo: string): WayIn =>
  new URL(returnTo, 'http://shop').pathname === WAYS_IN.employees ? 'employees' : 'home';
