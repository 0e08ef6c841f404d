import { type Comparison, comparisonText } from '@simpletread/domain';
import { cookies } from 'next/headers';
import { COMPARE_SECONDS, cookieAttributes, COOKIES } from '../../shopper/cookies';

/** Keeps what this browser compares; nothing is kept of nothing. */
export const keepComparison = async (comparison: Comparison): Promise<void> => {
  const jar = await cookies();
  if (comparison.length === 0) jar.delete(COOKIES.compare);
  else jar.set(COOKIES.compare, comparisonText(comparison), cookieAttributes(COMPARE_SECONDS));
};
