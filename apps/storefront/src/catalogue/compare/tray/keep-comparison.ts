import { COMPARE_COOKIE, type Comparison, comparisonText } from '@simpletread/domain';
import { cookies } from 'next/headers';
import { attributesOf } from '../../../shell/stored-values';

/** Stores this browser's comparison; an empty one is deleted. */
export const keepComparison = async (comparison: Comparison): Promise<void> => {
  const jar = await cookies();
  if (comparison.length === 0) jar.delete(COMPARE_COOKIE.name);
  else jar.set(COMPARE_COOKIE.name, comparisonText(comparison), attributesOf(COMPARE_COOKIE));
};
