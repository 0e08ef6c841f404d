import type { NextRequest, NextResponse } from 'next/server';
import { forwardedHeaders } from '../../shell/config';
import { reportProblem } from '../../shell/error-reports';
import { toShop } from '../sessions';
import { staffClient } from './staff-client';
import { keepVisit } from './visit-cookie';
import type { VisitKind } from './visit-kind';

const MS_PER_SECOND = 1000;

/** Answers the link of the console: begins the visit that its code is for, or shows the page that says why not. */
export const openVisit = async <Shown>(
  { begin, cookie, home, start }: VisitKind<Shown>,
  request: NextRequest,
): Promise<NextResponse> => {
  const code = request.nextUrl.searchParams.get('code')?.slice(0, 100) ?? '';
  try {
    const { handle, endsAt } = await begin(staffClient(await forwardedHeaders()), code);
    const seconds = Math.max(0, Math.floor((Date.parse(endsAt) - Date.now()) / MS_PER_SECOND));
    const response = toShop(start);
    keepVisit(request, response, cookie, { handle, seconds });
    return response;
  } catch (error) {
    reportProblem(`visit ${home}`, error);
    return toShop(`${home}/over`);
  }
};
