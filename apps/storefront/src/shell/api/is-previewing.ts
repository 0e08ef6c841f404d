import { cookies } from 'next/headers';
import { handleOf, sessionCookies } from '../session';

/** Whether this request is of a preview. What cannot be read now counts: the API decides anyway. */
export const isPreviewing = async (): Promise<boolean> =>
  handleOf((await cookies()).get(sessionCookies().preview)?.value) !== null;
