import { getZip } from '@simpletread/contract';
import { cache } from 'react';
import { readCached } from '../api';

/** Returns a ZIP's place; refuses with `contact.zipInvalid`. */
export const readPlace = cache((zip: string) => readCached('places', getZip, { params: { zip } }));
