import { ACTING_COOKIE, PREVIEW_COOKIE, type StoredCookie } from '@simpletread/domain';
import type { NextResponse } from 'next/server';
import { siteName } from '../../shell/session-tokens';
import { attributesOf } from '../../shell/stored-values';

/** The cookies of all kinds of visits. A browser is in one visit at a time. */
const VISIT_COOKIES: readonly StoredCookie[] = [ACTING_COOKIE, PREVIEW_COOKIE];

export const otherVisitCookies = (cookie: StoredCookie): readonly StoredCookie[] =>
  VISIT_COOKIES.filter((other) => other !== cookie);

export const clearVisit = (response: NextResponse, cookie: StoredCookie): void =>
  void response.cookies.set(siteName(cookie), '', attributesOf(cookie, 0));

/** Puts a handle into the browser for `seconds`, and ends any visit of another kind there. */
export const keepVisit = (
  response: NextResponse,
  cookie: StoredCookie,
  { handle, seconds }: { readonly handle: string; readonly seconds: number },
): void => {
  response.cookies.set(siteName(cookie), handle, attributesOf(cookie, seconds));
  for (const other of otherVisitCookies(cookie)) clearVisit(response, other);
};
