import { CLOSED_BANNERS_COOKIE } from '@simpletread/domain';
import { cookies } from 'next/headers';
import { readClosedBanners } from './closed-banners';

/** Ids of the announcements that this browser's visitor closed. */
export const readClosed = async (): Promise<readonly string[]> =>
  readClosedBanners((await cookies()).get(CLOSED_BANNERS_COOKIE.name)?.value);
