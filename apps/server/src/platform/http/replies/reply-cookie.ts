import cookies from '@fastify/cookie';
import { cookieName, type StoredCookie } from '@simpletread/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** A cookie that goes out with a reply: a row of the table of stored values and the text it holds; null removes it. */
export interface ReplyCookie {
  readonly cookie: StoredCookie;
  readonly value: string | null;
  readonly isHttps: boolean;
}

/**
 * Lets the routes of `server` read and set cookies. Resolves when `request.cookies` and `reply.setCookie` are
 * available.
 */
export const installCookies = async (server: FastifyInstance): Promise<void> => {
  await server.register(cookies);
};

/** Sets or removes a cookie, with the attributes that the table gives it. */
export const setCookie = (reply: FastifyReply, { cookie, value, isHttps }: ReplyCookie): void => {
  const name = cookieName(cookie, isHttps);
  const attributes = {
    path: '/',
    httpOnly: !cookie.isScriptReadable,
    sameSite: SAME_SITE[cookie.sameSite],
    secure: isHttps,
  };
  if (value === null) void reply.clearCookie(name, attributes);
  else void reply.setCookie(name, value, { ...attributes, maxAge: cookie.maxAgeSeconds });
};

const SAME_SITE = { Lax: 'lax', Strict: 'strict', None: 'none' } as const;
