import { cookies } from 'next/headers';
import { handleOf, sessionCookies } from '../session-tokens';

/** True if this request belongs to a preview. Unknown counts as true: the API decides anyway. */
export const isPreviewing = async (): Promise<boolean> =>
  handleOf((await cookies()).get(sessionCookies().preview)?.value) !== null;
