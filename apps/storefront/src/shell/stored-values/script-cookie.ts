'use client';

import type { StoredCookie } from '@simpletread/domain';

/** Returns a cookie's text for scripts; undefined without one. */
export const readScriptCookie = ({ name }: StoredCookie): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Sets a cookie for scripts from the table of stored values; null or nothing removes it if it is there. */
export const writeScriptCookie = (cookie: StoredCookie, text: string | null): void => {
  const { name, maxAgeSeconds } = cookie;
  const isGone = text === null || text === '';
  if (isGone && readScriptCookie(cookie) === undefined) return;
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  const age = isGone ? 0 : maxAgeSeconds;
  document.cookie = `${name}=${text ?? ''}; path=/; max-age=${age}; samesite=lax${secure}`;
};
