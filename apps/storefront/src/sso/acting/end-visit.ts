import { endActing } from '@simpletread/contract';
import type { NextRequest, NextResponse } from 'next/server';
import { forwardedHeaders } from '../../shell/environment';
import { toShop } from '../sessions';
import { handleOf, sessionCookies } from '../../shell/session';
import { reportProblem } from '../../shell/telemetry';
import { actingClient } from './acting-client';
import { clearActing } from './check-acting';

/** The banner's button: ends the visit here at once, and at the API now or when its time is up. */
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
