import { getFigures } from '@simpletread/contract';
import type { Figures } from '@simpletread/domain';
import { cache } from 'react';
import { orElse, readCached } from '../api';

/** Returns the counts that texts name; null if they can't be read. */
export const readFigures = cache((): Promise<Figures | null> =>
  orElse<Figures | null>(readCached('figures', getFigures, {}), null),
);
