import { cookies } from 'next/headers';
import { COOKIES } from '../../shopper/cookies';
import { readClosedBanners } from './closed-banners';

/** Ids of the announcements that this browser's visitor closed. */
export const readClosed = async (): Promise<readonly string[]> =>
  readClosedBanners((await cookies()).get(COOKIES.closedBanners)?.value);
