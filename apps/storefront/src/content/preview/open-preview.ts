import { PREVIEW_COOKIE } from '@simpletread/domain';
import { beginPreview } from '@simpletread/contract';
import type { NextRequest, NextResponse } from 'next/server';
import { actingClient, clearActing, toShop } from '../../sso';
import { forwardedHeaders } from '../../shell/environment';
import { sessionCookies } from '../../shell/session';
import { attributesOf } from '../../shell/stored-values';
import { reportProblem } from '../../shell/telemetry';

const MS_PER_SECOND = 1000;

/** The target of the console's link: a preview with a new handle, or the page that explains the problem. */
export const openPreview = async (request: NextRequest): Promise<NextResponse> => {
  const code = request.nextUrl.searchParams.get('code')?.slice(0, 100) ?? '';
  try {
    const { handle, endsAt } = await actingClient(await forwardedHeaders()).call(beginPreview, {
      body: { code },
    });
    const seconds = Math.max(0, Math.floor((Date.parse(endsAt) - Date.now()) / MS_PER_SECOND));
    const response = toShop('/');
    response.cookies.set(sessionCookies().preview, handle, attributesOf(PREVIEW_COOKIE, seconds));
    clearActing(response);
    return response;
  } catch (error) {
    reportProblem('preview', error);
    return toShop('/preview/over');
  }
};
