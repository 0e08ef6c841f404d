'use server';

import { CLOSED_BANNERS_COOKIE } from '@simpletread/domain';
import { cookies } from 'next/headers';
import { attributesOf } from '../../shell/stored-values';
import { withClosedBanner } from './closed-banners';

/** Remembers a closed banner in this browser. */
export const closeBanner = async (id: string): Promise<void> => {
  const jar = await cookies();
  const text = withClosedBanner(jar.get(CLOSED_BANNERS_COOKIE.name)?.value, id);
  if (text !== null) jar.set(CLOSED_BANNERS_COOKIE.name, text, attributesOf(CLOSED_BANNERS_COOKIE));
};
