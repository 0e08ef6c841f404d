import type { ConsentCategory } from './consent.js';

interface Described {
  /** A `*` at the end represents the id of its record. */
  readonly name: string;
  /** The site that sets it. */
  readonly site: 'shop' | 'sign-in' | 'console';
  readonly category: ConsentCategory;
  readonly purpose: string;
}

/** A cookie of our pages. All are for the whole site and, on https, `Secure`. */
export interface StoredCookie extends Described {
  readonly place: 'cookie';
  readonly maxAgeSeconds: number;
  readonly isScriptReadable: boolean;
  readonly sameSite: 'Lax' | 'Strict' | 'None';
  /** The prefix of its name on https, so no other host can set it. */
  readonly prefix: '' | '__Host-' | '__Secure-';
  /** A second cookie, `<name>.sig`, signs it. */
  readonly isSigned: boolean;
}

/** A value stored by our pages' scripts: `localStorage` until the visitor clears it, `sessionStorage` until the tab is closed. */
export interface StoredItem extends Described {
  readonly place: 'localStorage' | 'sessionStorage';
}

export type StoredValue = StoredCookie | StoredItem;

type CookieRest = Partial<Omit<StoredCookie, 'name' | 'place' | 'purpose' | 'maxAgeSeconds'>>;

export const cookie = (
  name: string,
  purpose: string,
  maxAgeSeconds: number,
  rest: CookieRest = {},
): StoredCookie => ({
  name,
  place: 'cookie',
  site: 'shop',
  category: 'necessary',
  purpose,
  maxAgeSeconds,
  isScriptReadable: false,
  sameSite: 'Lax',
  prefix: '',
  isSigned: false,
  ...rest,
});

type ItemRest = Partial<Pick<StoredItem, 'site' | 'category'>>;

const item = (
  place: StoredItem['place'],
  name: string,
  purpose: string,
  { site = 'shop', category = 'necessary' }: ItemRest,
): StoredItem => ({ name, place, site, category, purpose });

export const local = (name: string, purpose: string, rest: ItemRest = {}): StoredItem =>
  item('localStorage', name, purpose, rest);

export const session = (name: string, purpose: string, rest: ItemRest = {}): StoredItem =>
  item('sessionStorage', name, purpose, rest);

/** Returns a cookie's name on a site with or without https. */
export const cookieName = ({ name, prefix }: StoredCookie, isHttps: boolean): string =>
  isHttps ? `${prefix}${name}` : name;

/** Returns the name of a value stored per record, such as a draft, for the record `id`. */
export const nameFor = ({ name }: StoredValue, id: string): string => name.replace(/\*$/, id);

const isNamed = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;

/** Returns every name of a value in a browser: on http, on https, and of the signatures. */
export const namesOf = (value: StoredValue): readonly string[] => {
  if (value.place !== 'cookie') return [value.name];
  const names = [...new Set([value.name, cookieName(value, true)])];
  return value.isSigned ? names.flatMap((name) => [name, `${name}.sig`]) : names;
};

/** True if `name` is one of the names of `value`. */
export const hasName = (value: StoredValue, name: string): boolean =>
  namesOf(value).some((known) => isNamed(known, name));
