import { ACTING_COOKIE, PREVIEW_COOKIE, type StoredCookie } from '@simpletread/domain';
import type { NextRequest, NextResponse } from 'next/server';
import { siteName } from '../../shell/session-tokens';
import { attributesOf, clearCookies } from '../../shell/stored-values';

/** The cookies of all kinds of visits. A browser is in one visit at a time. */
const VISIT_COOKIES: readonly StoredCookie[] = [ACTING_COOKIE, PREVIEW_COOKIE];

export const otherVisitCookies = (cookie: StoredCookie): readonly StoredCookie[] =>
  VISIT_COOKIES.filter((other) => other !== cookie);

export const clearVisit = (request: NextRequest, response: NextResponse, cookie: StoredCookie): void =>
  clearCookies({ request, response }, [siteName(cookie)], attributesOf(cookie));

/** Puts a handle into the browser for `seconds`, and ends any visit of another kind there. */
export const keepVisit = (
  request: NextRequest,
  response: NextResponse,
  cookie: StoredCookie,
  { handle, seconds }: { readonly handle: string; readonly seconds: number },
): void => {
  response.cookies.set(siteName(cookie), handle, attributesOf(cookie, seconds));
  for (const other of otherVisitCookies(cookie)) clearVisit(request, response, other);
};
