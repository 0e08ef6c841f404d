import { ContractError } from '@simpletread/contract';
import { cookies } from 'next/headers';
import type { NextRequest } from 'next/server';
import { forwardedHeaders } from '../../shell/config';
import { handleOf, siteName } from '../../shell/session-tokens';
import { reportProblem } from '../../shell/error-reports';
import { staffClient } from './staff-client';
import type { VisitKind, VisitState } from './visit-kind';

/** Returns the view of staff with `handle`; `forwarded` are the headers of the request that asks. */
export const visitStateOf = async <Shown>(
  kind: VisitKind<Shown>,
  handle: string,
  forwarded: Readonly<Record<string, string>>,
): Promise<VisitState<Shown>> => {
  try {
    return await kind.show(staffClient(forwarded), handle);
  } catch (error) {
    if (error instanceof ContractError && error.code === 'record.missing') return null;
    reportProblem(`visit ${kind.home}`, error);
    return 'unknown';
  }
};

/** The handle in a request's cookies; null for none, or for anything that is no handle. */
export const requestHandle = <Shown>({ cookie }: VisitKind<Shown>, request: NextRequest): string | null =>
  handleOf(request.cookies.get(siteName(cookie))?.value);

/** The handle in the cookies of the page that is being made. */
export const pageHandle = async <Shown>({ cookie }: VisitKind<Shown>): Promise<string | null> =>
  handleOf((await cookies()).get(siteName(cookie))?.value);

/** Returns the staff visit that this page is rendered for; null for everyone else. */
export const readVisit = async <Shown>(kind: VisitKind<Shown>): Promise<VisitState<Shown>> => {
  const handle = await pageHandle(kind);
  return handle === null ? null : visitStateOf(kind, handle, await forwardedHeaders());
};
