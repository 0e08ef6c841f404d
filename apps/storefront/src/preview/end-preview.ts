import { endPreview } from '@simpletread/contract';
import type { NextRequest, NextResponse } from 'next/server';
import { actingClient } from '../acting/acting-client';
import { forwardedHeaders } from '../api/forwarded-headers';
import { toShop } from '../session/begin';
import { handleOf, sessionCookies } from '../session/session-cookies';
import { reportProblem } from '../telemetry/report-problem';
import { clearPreview } from './preview-cookie';

/** The button of the bar: the preview is over here at once, and at the API, if not now then when its time is up. */
export const leavePreview = async (request: NextRequest): Promise<NextResponse> => {
  const handle = handleOf(request.cookies.get(sessionCookies().preview)?.value);
  if (handle !== null)
    try {
      await actingClient(await forwardedHeaders()).call(endPreview, { body: { handle } });
    } catch (error) {
      reportProblem('preview', error);
    }
  const response = toShop('/preview/over');
  clearPreview(response);
  return response;
};
