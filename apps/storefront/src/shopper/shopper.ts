import type { ChosenVehicle } from '@simpletread/contract';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { readPlace } from '../api/places';
import { readVehicle } from '../api/vehicles';
import { reportProblem } from '../telemetry/report-problem';
import type { ZipSetter } from '../features/browser-values/value-table';
import { readZipText } from '../features/location/zip-cookie';
import { COOKIES } from './cookies';
import { decodeCookie } from './decode-cookie';
import { parseVehicleKey, vehicleKeyText } from './vehicle-key';

export interface ShopperPlace {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  /** Who said so. */
  readonly setBy: ZipSetter;
}

export interface ShopperVehicle {
  /** `make/model/year/trim`, as the API takes it. */
  readonly key: string;
  readonly href: string;
  readonly chosen: ChosenVehicle;
}

export interface Shopper {
  readonly place: ShopperPlace | null;
  readonly vehicle: ShopperVehicle | null;
  readonly cartQuantity: number;
}

const orNull = async <T>(what: string, reply: Promise<T>): Promise<T | null> => {
  try {
    return await reply;
  } catch (error) {
    // A cookie may name what is no longer there; the page goes on without it.
    reportProblem(what, error);
    return null;
  }
};

const placeOf = async (text: string | undefined): Promise<ShopperPlace | null> => {
  const known = readZipText(text);
  if (known === null) return null;
  const place = await orNull('shopper zip', readPlace(known.zip));
  return place === null ? null : { ...place, setBy: known.setBy };
};

const vehicleOf = async (text: string | undefined): Promise<ShopperVehicle | null> => {
  const key = parseVehicleKey(text);
  if (key === null) return null;
  const found = await orNull('shopper vehicle', readVehicle(key.make, key.model, key.year));
  if (found === null) return null;
  const { year, make, model, makeSlug, modelSlug } = found;
  const trim = key.trim ?? '';
  const query = trim === '' ? '' : `?trim=${encodeURIComponent(trim)}`;
  return {
    key: vehicleKeyText(key),
    href: `/vehicles/${makeSlug}/${modelSlug}/${year}${query}`,
    chosen: { year, make, model, trim, makeSlug, modelSlug },
  };
};

/** What the shopper told us so far, from cookies. Never fails. */
export const readShopper = cache(async (): Promise<Shopper> => {
  const jar = await cookies();
  const [place, vehicle] = await Promise.all([
    placeOf(jar.get(COOKIES.zip)?.value),
    vehicleOf(decodeCookie(jar.get(COOKIES.vehicle)?.value)),
  ]);
  const cartQuantity = Number(jar.get(COOKIES.cartQuantity)?.value ?? 0);
  return { place, vehicle, cartQuantity: Number.isInteger(cartQuantity) ? Math.max(0, cartQuantity) : 0 };
});
