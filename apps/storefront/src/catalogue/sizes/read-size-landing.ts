import type { TireSearchReply } from '@simpletread/contract';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { readTires, type TireQuery } from '../tires';
import { isRefusal } from '../../shell/api';
import { readShopper, type Shopper, type ShopperVehicle } from '../../shell/shopper';
import { isOn, type RawParams } from '../../shell/paths';
import { countFilters, priceUnitOf, readResultFilters, tireQuery } from '../tire-search';
import { ANY_VEHICLE } from '../vehicles';
import { landingNames, withLanding, type SizeKey } from './size-landing';

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

interface Reading {
  readonly key: SizeKey;
  readonly rearSize: string | undefined;
  readonly params: RawParams;
  readonly shopper: Shopper;
}

const readFor = async (
  { key, rearSize, params, shopper: { place } }: Reading,
  vehicle: ShopperVehicle | null,
) => {
  const asked = readResultFilters(params);
  const filters = withLanding(asked, key);
  const about = {
    size: key.size,
    ...(rearSize === undefined ? {} : { rearSize }),
    ...(vehicle === null ? {} : { vehicle: vehicle.key }),
    ...(place === null ? {} : { zip: place.zip }),
    ...priceUnitOf(params),
  };
  const query = tireQuery(about, filters);
  const reply = await readSold(query);
  if (reply === null) return null;
  const isNarrowed = countFilters(asked) > 0;
  return { key, filters, query, reply, hasZip: place !== null, isNarrowed, vehicle };
};

/** A combination exists for every visitor, even if none of its tires fits this one's vehicle. */
const isThere = ({ reply, key }: { readonly reply: TireSearchReply; readonly key: SizeKey }): boolean =>
  reply.items.length > 0 && landingNames(reply, key) !== null;

/** Judged for the shopper's vehicle, unless the address asks for every tire. */
const read = async (key: SizeKey, rearSize: string | undefined, params: RawParams) => {
  const shopper = await readShopper();
  const reading = { key, rearSize, params, shopper };
  if (shopper.vehicle === null || isOn(params, ANY_VEHICLE)) return readFor(reading, null);
  const judged = await readFor(reading, shopper.vehicle);
  return judged === null || isThere(judged) ? judged : readFor(reading, null);
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
