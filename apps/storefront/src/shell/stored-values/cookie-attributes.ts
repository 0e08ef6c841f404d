import type { StoredCookie } from '@simpletread/domain';

const SAME_SITE = { Lax: 'lax', Strict: 'strict', None: 'none' } as const;

/** Returns a cookie's lifetime and flags from the table of stored values. A shorter lifetime may be given; zero clears the cookie. */
export const attributesOf = (
  { sameSite, isScriptReadable, maxAgeSeconds }: StoredCookie,
  maxAge: number = maxAgeSeconds,
) =>
  ({
    maxAge,
    path: '/',
    sameSite: SAME_SITE[sameSite],
    secure: (process.env.STOREFRONT_URL ?? '').startsWith('https:'),
    httpOnly: !isScriptReadable,
  }) as const;
