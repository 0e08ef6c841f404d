import { storedValueOf } from '@simpletread/domain';
import { cookieAttributes, secretCookieAttributes } from './cookies';

/** Lifetime and flags of a cookie, as the table of stored values has them. A cookie that is not written down cannot be set. */
export const attributesOf = (name: string) => {
  const row = storedValueOf('cookie', name);
  if (row?.maxAgeSeconds === undefined) throw new Error(`the cookie ${name} is not written down`);
  return row.isScriptReadable
    ? cookieAttributes(row.maxAgeSeconds)
    : secretCookieAttributes(row.maxAgeSeconds);
};
