import { beginPreview } from '@simpletread/contract';
import type { NextRequest, NextResponse } from 'next/server';
import { actingClient } from '../acting/acting-client';
import { clearActing } from '../acting/check-acting';
import { forwardedHeaders } from '../api/forwarded-headers';
import { toShop } from '../session/begin';
import { sessionCookies } from '../session/session-cookies';
import { secretCookieAttributes } from '../shopper/cookies';
import { reportProblem } from '../telemetry/report-problem';

const MS_PER_SECOND = 1000;

/** Where the link of the console leads to: a preview with a handle that nobody has seen before, or the page that says why not. */
export const openPreview = async (request: NextRequest): Promise<NextResponse> => {
  const code = request.nextUrl.searchParams.get('code')?.slice(0, 100) ?? '';
  try {
    const { handle, endsAt } = await actingClient(await forwardedHeaders()).call(beginPreview, {
      body: { code },
    });
    const seconds = Math.max(0, Math.floor((Date.parse(endsAt) - Date.now()) / MS_PER_SECOND));
    const response = toShop('/');
    response.cookies.set(sessionCookies().preview, handle, secretCookieAttributes(seconds));
    clearActing(response);
    return response;
  } catch (error) {
    reportProblem('preview', error);
    return toShop('/preview/over');
  }
};
