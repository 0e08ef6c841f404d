import { ZIP_COOKIE } from '@simpletread/domain';
import type { NextRequest } from 'next/server';
import {
  type CheckedVisit,
  forwardedOf,
  goTo,
  headerWithout,
  isRead,
  keepNowhere,
  namesOfBrowser,
} from '../../sso';
import { clearPreview, handleOf, sessionCookies } from '../../shell/session';
import { pageSectionOf } from '../../shell/paths';
import { type PreviewState, previewStateOf } from './preview-state';

const OVER = '/preview/over';
const NOT_HERE = '/preview/not-here';
const OWN = ['/preview/open', '/preview/change', '/preview/end'];

/** Personal pages and pages for buying. */
const CLOSED = /^\/(login|register|logout|account|api\/sso-landing)(\/|$)/;

const placeOf = (state: PreviewState): readonly string[] =>
  state === null || state === 'unknown' || state.zip === null ? [] : [`${ZIP_COOKIE.name}=${state.zip}`];

/**
 * For staff in a preview, returns the browser's facts for the page, with the preview's place, and a redirect for unavailable pages. Null
 * for everyone else. An ended preview redirects out; a form sent after its end keeps the dead handle, so the API refuses it.
 */
export const checkPreview = async (request: NextRequest): Promise<CheckedVisit | null> => {
  const { preview } = sessionCookies();
  const text = request.cookies.get(preview)?.value;
  const { pathname } = request.nextUrl;
  if (text === undefined || OWN.includes(pathname)) return null;
  const handle = handleOf(text);
  const state = handle === null ? null : await previewStateOf(handle, forwardedOf(request));
  if (state === null && isRead(request))
    return {
      cookieHeader: headerWithout(request, [preview]),
      instead: pathname === OVER ? null : goTo(OVER),
      answer: (response) => {
        clearPreview(response);
        keepNowhere(response);
      },
    };
  const isClosed =
    (CLOSED.test(pathname) || pageSectionOf(pathname) === 'checkout') &&
    (isRead(request) || pathname === '/logout');
  const seen = headerWithout(request, [...namesOfBrowser(), ZIP_COOKIE.name]);
  return {
    cookieHeader: [seen, ...placeOf(state)].join('; '),
    instead: isClosed ? goTo(NOT_HERE) : null,
    answer: keepNowhere,
  };
};
