'use server';

import { cookies } from 'next/headers';
import { CLOSED_BANNER_SECONDS, COOKIES, secretCookieAttributes } from '../../shopper/cookies';
import { withClosedBanner } from './closed-banners';

/** Keeps a banner closed in this browser. */
export const closeBanner = async (id: string): Promise<void> => {
  const jar = await cookies();
  const text = withClosedBanner(jar.get(COOKIES.closedBanners)?.value, id);
  if (text !== null) jar.set(COOKIES.closedBanners, text, secretCookieAttributes(CLOSED_BANNER_SECONDS));
};
