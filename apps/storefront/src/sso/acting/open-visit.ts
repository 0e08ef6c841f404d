import { ACTING_COOKIE } from '@simpletread/domain';
import { beginActing } from '@simpletread/contract';
import type { NextRequest, NextResponse } from 'next/server';
import { forwardedHeaders } from '../../shell/environment';
import { clearPreview, sessionCookies } from '../../shell/session';
import { toShop } from '../sessions';
import { attributesOf } from '../../shell/stored-values';
import { reportProblem } from '../../shell/telemetry';
import { actingClient } from './acting-client';

const MS_PER_SECOND = 1000;

/** The target of the console's link: a visit with a new handle, or the page that explains the problem. */
export const openVisit = async (request: NextRequest): Promise<NextResponse> => {
  const code = request.nextUrl.searchParams.get('code')?.slice(0, 100) ?? '';
  try {
    const { handle, endsAt } = await actingClient(await forwardedHeaders()).call(beginActing, {
      body: { code },
    });
    const seconds = Math.max(0, Math.floor((Date.parse(endsAt) - Date.now()) / MS_PER_SECOND));
    const response = toShop('/account');
    response.cookies.set(sessionCookies().acting, handle, attributesOf(ACTING_COOKIE, seconds));
    clearPreview(response);
    return response;
  } catch (error) {
    reportProblem('acting', error);
    return toShop('/acting/over');
  }
};
