import type { NextRequest, NextResponse } from 'next/server';
import { forwardedHeaders } from '../../shell/config';
import { reportProblem } from '../../shell/error-reports';
import { toShop } from '../sessions';
import { staffClient } from './staff-client';
import { clearVisit } from './visit-cookie';
import type { VisitKind } from './visit-kind';
import { requestHandle } from './visit-state';

/** Ends a visit in this browser at once, and at the API; if that fails, the API ends it when its time is up. */
export const endVisit = async <Shown>(
  kind: VisitKind<Shown>,
  request: NextRequest,
): Promise<NextResponse> => {
  const handle = requestHandle(kind, request);
  if (handle !== null)
    try {
      await kind.end(staffClient(await forwardedHeaders()), handle);
    } catch (error) {
      reportProblem(`visit ${kind.home}`, error);
    }
  const response = toShop(`${kind.home}/over`);
  clearVisit(request, response, kind.cookie);
  return response;
};
