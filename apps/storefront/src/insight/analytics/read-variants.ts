import { variantsOf } from '@simpletread/domain';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { experimentIdOf, readConsentFacts } from '../../shell/stored-values';

/** The variants of running experiments that this visitor sees: the usual shop until they agree to be counted. */
export const readVariants = cache(async () => {
  const [jar, facts] = await Promise.all([cookies(), readConsentFacts()]);
  return variantsOf(experimentIdOf(jar, facts));
});
