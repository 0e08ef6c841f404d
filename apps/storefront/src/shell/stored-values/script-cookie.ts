'use client';

import type { StoredCookie } from '@simpletread/domain';

/** The text of a cookie that scripts may read; undefined for none. */
export const readScriptCookie = ({ name }: StoredCookie): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Sets a cookie that scripts may read, as the table of stored values has it; null removes it. */
export const writeScriptCookie = ({ name, maxAgeSeconds }: StoredCookie, text: string | null): void => {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  const age = text === null ? 0 : maxAgeSeconds;
  document.cookie = `${name}=${text ?? ''}; path=/; max-age=${age}; samesite=lax${secure}`;
};
