import { CLOSED_BANNERS_COOKIE } from '@simpletread/domain';
import { cookies } from 'next/headers';
import { readClosedBanners } from './closed-banners';

/** Returns the ids of announcements this visitor closed. */
export const readClosed = async (): Promise<readonly string[]> =>
  readClosedBanners((await cookies()).get(CLOSED_BANNERS_COOKIE.name)?.value);
