import { cache } from 'react';
import { readTires } from '../../api/catalogue';
import { orNotFound } from '../../api/contract-problem';
import { readShopper } from '../../shopper/shopper';
import type { RawParams } from '../../url/search-params';
import { priceUnitOf } from '../results/price-view';
import { countFilters, readResultFilters } from '../results/result-filters';
import { tireQuery } from '../results/tire-query';
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

/** The results of a size, or of what it has in common with a brand, category or type; once for a page and its title. */
export const readSizeLanding = (key: SizeKey, rearSize: string | undefined, params: RawParams) =>
  readOnce(JSON.stringify([key, rearSize ?? null, params]));

export type SizeLanding = Awaited<ReturnType<typeof read>>;
