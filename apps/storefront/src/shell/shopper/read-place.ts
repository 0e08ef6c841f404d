import { getZip } from '@simpletread/contract';
import { cache } from 'react';
import { readCached } from '../api';

/** The place a ZIP names; refused with `contact.zipInvalid`. */
export const readPlace = cache((zip: string) => readCached('places', getZip, { params: { zip } }));
