import { endActing } from '@simpletread/contract';
import type { NextRequest, NextResponse } from 'next/server';
import { forwardedHeaders } from '../api/forwarded-headers';
import { toShop } from '../session/begin';
import { handleOf, sessionCookies } from '../session/session-cookies';
import { reportProblem } from '../telemetry/report-problem';
import { actingClient } from './acting-client';
import { clearActing } from './check-acting';

/** The button of the banner: the visit is over here at once, and at the API, if not now then when its time is up. */
export const endVisit = async (request: NextRequest): Promise<NextResponse> => {
  const handle = handleOf(request.cookies.get(sessionCookies().acting)?.value);
  if (handle !== null)
    try {
      await actingClient(await forwardedHeaders()).call(endActing, { body: { handle } });
    } catch (error) {
      reportProblem('acting', error);
    }
  const response = toShop('/acting/over');
  clearActing(response);
  return response;
};
