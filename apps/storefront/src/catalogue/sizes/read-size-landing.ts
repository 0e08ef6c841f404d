import type { TireSearchReply } from '@simpletread/contract';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { readTires, type TireQuery } from '../tires';
import { isRefusal } from '../../shell/api';
import { readShopper } from '../../shell/shopper';
import type { RawParams } from '../../shell/paths';
import { countFilters, priceUnitOf, readResultFilters, tireQuery } from '../tire-search';
import { withLanding, type SizeKey } from './size-landing';

/** Null for a size that we don't sell. */
const readSold = async (query: TireQuery): Promise<TireSearchReply | null> => {
  try {
    return await readTires(query);
  } catch (error) {
    if (isRefusal(error, 'tireSize.unknown')) return null;
    if (isRefusal(error, 'request.invalid')) notFound();
    throw error;
  }
};

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
  const reply = await readSold(query);
  return reply === null
    ? null
    : { key, filters, query, reply, hasZip: place !== null, isNarrowed: countFilters(asked) > 0 };
};

const readOnce = cache((text: string) => {
  const [key, rearSize, params] = JSON.parse(text) as [SizeKey, string | null, RawParams];
  return read(key, rearSize ?? undefined, params);
});

export type SizeLanding = NonNullable<Awaited<ReturnType<typeof read>>>;

/** Returns the results of a size, or null if we don't sell it; read once for a page and its title. */
export const findSizeLanding = (
  key: SizeKey,
  rearSize: string | undefined,
  params: RawParams,
): Promise<SizeLanding | null> => readOnce(JSON.stringify([key, rearSize ?? null, params]));

/** Returns the results of a size's combination with a brand, category or type; not found for a size that we don't sell. */
export const readSizeLanding = async (
  key: SizeKey,
  rearSize: string | undefined,
  params: RawParams,
): Promise<SizeLanding> => (await findSizeLanding(key, rearSize, params)) ?? notFound();
