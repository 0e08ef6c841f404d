import { beginActing } from '@simpletread/contract';
import type { NextRequest, NextResponse } from 'next/server';
import { forwardedHeaders } from '../api/forwarded-headers';
import { clearPreview } from '../preview/preview-cookie';
import { toShop } from '../session/begin';
import { sessionCookies } from '../session/session-cookies';
import { secretCookieAttributes } from '../shopper/cookies';
import { reportProblem } from '../telemetry/report-problem';
import { actingClient } from './acting-client';

const MS_PER_SECOND = 1000;

/** Where the link of the console leads to: a visit with a handle that nobody has seen before, or the page that says why not. */
export const openVisit = async (request: NextRequest): Promise<NextResponse> => {
  const code = request.nextUrl.searchParams.get('code')?.slice(0, 100) ?? '';
  try {
    const { handle, endsAt } = await actingClient(await forwardedHeaders()).call(beginActing, {
      body: { code },
    });
    const seconds = Math.max(0, Math.floor((Date.parse(endsAt) - Date.now()) / MS_PER_SECOND));
    const response = toShop('/account');
    response.cookies.set(sessionCookies().acting, handle, secretCookieAttributes(seconds));
    clearPreview(response);
    return response;
  } catch (error) {
    reportProblem('acting', error);
    return toShop('/acting/over');
  }
};
