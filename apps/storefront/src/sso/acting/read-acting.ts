import { cookies } from 'next/headers';
import { cache } from 'react';
import { forwardedHeaders } from '../../shell/environment';
import { handleOf, sessionCookies } from '../../shell/session';
import { type VisitState, visitStateOf } from './visit-state';

/** Whether staff see this page as a customer. What cannot be read now counts: the API decides anyway. */
export const isActing = async (): Promise<boolean> =>
  handleOf((await cookies()).get(sessionCookies().acting)?.value) !== null;

/** Who sees this page as whom; null for everybody else. */
export const readActing = cache(async (): Promise<VisitState> => {
  const handle = handleOf((await cookies()).get(sessionCookies().acting)?.value);
  return handle === null ? null : visitStateOf(handle, await forwardedHeaders());
});
