import { variantsOf } from '@simpletread/domain';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { experimentIdOf, readConsentFacts } from '../../shell/stored-values';

/** Returns this visitor's variants in running experiments: the regular shop until they agree to analytics. */
export const readVariants = cache(async () => {
  const [jar, facts] = await Promise.all([cookies(), readConsentFacts()]);
  return variantsOf(experimentIdOf(jar, facts));
});
