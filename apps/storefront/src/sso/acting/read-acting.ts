import { cookies } from 'next/headers';
import { cache } from 'react';
import { forwardedHeaders } from '../../shell/environment';
import { handleOf, sessionCookies } from '../../shell/session';
import { type VisitState, visitStateOf } from './visit-state';

/** True if staff view this page as a customer. Unknown counts as true: the API decides anyway. */
export const isActing = async (): Promise<boolean> =>
  handleOf((await cookies()).get(sessionCookies().acting)?.value) !== null;

/** Returns the member of staff and the viewed customer; null for everyone else. */
export const readActing = cache(async (): Promise<VisitState> => {
  const handle = handleOf((await cookies()).get(sessionCookies().acting)?.value);
  return handle === null ? null : visitStateOf(handle, await forwardedHeaders());
});
