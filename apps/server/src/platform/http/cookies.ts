const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The cookies of a `Cookie` header by name; of two with one name the first counts, as its path is the more exact one. */
export const parseCookies = (header: string | undefined): Readonly<Record<string, string>> => {
  const cookies: Record<string, string> = Object.create(null) as Record<string, string>;
  if (header === undefined) return cookies;
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, Math.max(0, at)).trim();
    if (name !== '' && !(name in cookies))
      cookies[name] = decoded(
        pair
          .slice(at + 1)
          .trim()
          .replace(/^"(.*)"$/, '$1'),
      );
  }
  return cookies;
};

export interface CookieAttributes {
  /** Seconds until the browser forgets it; 0 removes it now; absent keeps it until the browser closes. */
  readonly maxAgeSeconds?: number;
  readonly isSecure: boolean;
  readonly sameSite: 'Strict' | 'Lax' | 'None';
}

/** A `Set-Cookie` header for an HttpOnly cookie of the whole origin. */
export const setCookie = (
  name: string,
  value: string,
  { maxAgeSeconds, isSecure, sameSite }: CookieAttributes,
): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    'HttpOnly',
    `SameSite=${sameSite}`,
    ...(isSecure ? ['Secure'] : []),
    ...(maxAgeSeconds === undefined ? [] : [`Max-Age=${Math.floor(maxAgeSeconds)}`]),
  ].join('; ');
