import { endPreview } from '@simpletread/contract';
import type { NextRequest, NextResponse } from 'next/server';
import { actingClient, toShop } from '../../sso';
import { forwardedHeaders } from '../../shell/environment';
import { clearPreview, handleOf, sessionCookies } from '../../shell/session';
import { reportProblem } from '../../shell/telemetry';

/** The bar's button: ends the preview here at once, and at the API now or when its time is up. */
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
