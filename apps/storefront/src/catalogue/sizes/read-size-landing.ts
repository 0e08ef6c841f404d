import { cache } from 'react';
import { readTires } from '../tires';
import { orNotFound } from '../../shell/api';
import { readShopper } from '../../shell/shopper';
import type { RawParams } from '../../shell/paths';
import { countFilters, priceUnitOf, readResultFilters, tireQuery } from '../tire-search';
import { withLanding, type SizeKey } from './size-landing';

const read = async (key: SizeKey, rearSize: string | undefined, params: RawParams) => {
  const { place } = await readShopper();
  const asked = readResultFilters(params);
  const filters = withLanding(asked, key);
  const about = {
    size: key.size,
    ...(rearSize === undefined ? {} : { rearSize }),
    ...(place === null ? {} : { zip: place.zip }),
    ...priceUnitOf(params),
  };
  const query = tireQuery(about, filters);
  const reply = await orNotFound(readTires(query), 'tireSize.unknown');
  return { key, filters, query, reply, hasZip: place !== null, isNarrowed: countFilters(asked) > 0 };
};

const readOnce = cache((text: string) => {
  const [key, rearSize, params] = JSON.parse(text) as [SizeKey, string | null, RawParams];
  return read(key, rearSize ?? undefined, params);
});

/** Returns the results of a size, or of its combination with a brand, category or type; read once for a page and its title. */
export const readSizeLanding = (key: SizeKey, rearSize: string | undefined, params: RawParams) =>
  readOnce(JSON.stringify([key, rearSize ?? null, params]));

export type SizeLanding = Awaited<ReturnType<typeof read>>;
